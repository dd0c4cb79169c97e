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

/**
 * Key of the advisory lock that `SerialDriver` acquires. Earlier versions of the service acquire Kysely's migration
 * lock. Both locks have the same key, so that two versions never migrate concurrently.
 */
const START_LOCK = '3853314791062309107';

/**
 * Runs the transactions of all instances one after another, with an advisory lock. Instances run transactions only when
 * they start. The transaction owns the lock, because a connection pooler does not release a lock that a database
 * session owns.
 */
class SerialDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${START_LOCK})`));
  }
}

/**
 * Disables Kysely's own lock for migrations, because `SerialDriver` already locks the transaction in which migrations
 * run.
 */
class SerialAdapter extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

/** The connection is closed after use if a query has failed. */
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
 * Several instances of the service can share one database. The dialect uses no session settings and no named
 * statements, so that it works with PgBouncer in transaction mode.
 */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    // Ends queries to a database server that has disappeared without closing its connections.
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  // Ignores errors of connections, because the pool removes broken connections. Without these listeners, an error event
  // would terminate the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return {
    createDriver: () => new SerialDriver({ pool: { connect: () => connect(pool), end: () => pool.end() } }),
    createAdapter: () => new SerialAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
  };
}
