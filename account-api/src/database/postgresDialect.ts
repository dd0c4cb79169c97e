import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type PostgresPoolClient,
  type TransactionSettings,
} from 'kysely';
import { Pool } from 'pg';

const TIMEOUT_MS = 5000;

/** The key of Kysely's own lock, which earlier versions of the service take when they start. */
const START_LOCK = '3853314791062309107';

/**
 * Runs transactions one after the other in all copies: only the start of a copy has any. The lock ends with its
 * transaction. A lock of the session would stay behind in the connection of a pooler.
 */
class SerialDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${START_LOCK})`));
  }
}

/** Takes no lock of the session: migrations run in a transaction. */
class SerialAdapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

/** Takes a connection out of the pool. A connection whose query has failed is closed instead of returned. */
async function connect(pool: Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let hasFailed = false;
  const query = (sql: string, parameters: unknown[]): Promise<unknown> =>
    client.query(sql, parameters).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  return { query, release: () => client.release(hasFailed) } as PostgresPoolClient;
}

/**
 * PostgreSQL, for many copies of the service over one set of accounts. PgBouncer may be in between, also in
 * transaction mode: there are no settings of a session and no named statements.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    // A server that disappears does not close its connections.
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // The pool drops a connection that breaks, idle or in use. Without listeners, the event would end the process.
  // The next query opens another connection and reports its own failure.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return {
    createDriver: () => new SerialDriver({ pool: { connect: () => connect(pool), end: () => pool.end() } }),
    createAdapter: () => new SerialAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
  };
}
