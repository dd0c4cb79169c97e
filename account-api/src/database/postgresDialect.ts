import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DatabaseAccess } from './databaseAccess';
import { RATE_LIMITS } from './rateLimitsTable';

const TIMEOUT_MS = 5000;

/**
 * PostgreSQL, for many copies of the service over one set of accounts.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function postgresDialect(url: string): DatabaseAccess {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    // A server that disappears does not close its connections.
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // The pool drops a connection that breaks, idle or in use. Without listeners, the event would end the process.
  // The next query opens another connection and reports its own failure.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return {
    dialect: new PostgresDialect({ pool }),
    createLimiter: (options) =>
      new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', ...RATE_LIMITS, ...options }),
  };
}
