import type { Dialect } from 'kysely';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';

/** Creates a limiter that counts in the database: all copies share the counts, which survive a restart. */
export type CreateLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** What one database offers: queries and rate limiters. */
export interface DatabaseAccess {
  dialect: Dialect;
  createLimiter: CreateLimiter;
}
