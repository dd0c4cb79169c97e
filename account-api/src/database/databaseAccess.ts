import type { Dialect } from 'kysely';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';

/** Makes a limiter that counts in the database, so that copies count together and a restart keeps the counts. */
export type CreateLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** What one database offers: queries and rate limiters. */
export interface DatabaseAccess {
  dialect: Dialect;
  createLimiter: CreateLimiter;
}
