import type { Dialect } from 'kysely';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';

/** Makes a limiter that counts in the database, so that all copies count together and a restart forgets nothing. */
export type CreateLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** The two ways into one database. */
export interface DatabaseAccess {
  dialect: Dialect;
  createLimiter: CreateLimiter;
}
