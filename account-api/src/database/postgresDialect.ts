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

/** Key of Kysely's own lock, which earlier versions of the service acquire when they start. */
const START_LOCK = '3853314791062309107';

/**
 * Runs the transactions of all instances one after another. Only an instance that starts runs transactions. The lock
 * ends with the transaction, because a pooler would not end a lock of the session.
 */
class SerialDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${START_LOCK})`));
  }
}

/** Acquires no lock of the session, because migrations run in a transaction of `SerialDriver`. */
class SerialAdapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

/** Acquires a connection of the pool. The connection is closed after use if a query has failed. */
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
 * Creates the dialect for PostgreSQL, which instances of the service share. Uses no session settings and no named
 * statements, so that PgBouncer works in transaction mode.
 */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    // Needed when a database server disappears without closing its connections.
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // The pool removes broken connections. Without listeners, the error event would terminate the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return {
    createDriver: () => new SerialDriver({ pool: { connect: () => connect(pool), end: () => pool.end() } }),
    createAdapter: () => new SerialAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
  };
}
