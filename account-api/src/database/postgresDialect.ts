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

/** Key of Kysely's own lock, which earlier versions of the service take when they start. */
const START_LOCK = '3853314791062309107';

/**
 * Runs the transactions of all copies one after another; only starting copies have any. The lock ends with the
 * transaction, because a session's lock would remain in a pooler's connection.
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

/** Takes a connection out of the pool, and closes the connection after use if a query has failed. */
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
 * PostgreSQL, shared by many copies of the service. Uses no session settings and no named statements, so that
 * PgBouncer works in transaction mode.
 */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    // A server that disappears does not close its connections.
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // The pool drops broken connections. Without listeners, the error event would terminate the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return {
    createDriver: () => new SerialDriver({ pool: { connect: () => connect(pool), end: () => pool.end() } }),
    createAdapter: () => new SerialAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
  };
}
