import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'libsql';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';

/** Maximum time to wait until another process releases its lock of the database file. */
const LOCK_TIMEOUT_MS = 3000;

const RETRY_INTERVAL_MS = 10;

/**
 * Runs each write in a transaction that acquires the lock of the database file first. If the write itself had to
 * acquire the lock and failed, libsql would leave the statement open, and later commits would be blocked.
 */
class SharedFileDriver extends SqliteDriver {
  constructor(private readonly database: Sqlite.Database) {
    super({ database });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) =>
        this.#whenUnlocked(() => this.#execute<Row>(connection, query)),
      streamQuery: (query) => connection.streamQuery(query, 1),
    };
  }

  override beginTransaction(): Promise<void> {
    return this.#whenUnlocked(() => void this.database.exec('begin immediate'));
  }

  #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const hasLock = this.database.inTransaction;
    if (hasLock || query.query.kind === 'SelectQueryNode') return connection.executeQuery<Row>(query);
    this.database.exec('begin immediate');
    try {
      const result = connection.executeQuery<Row>(query);
      this.database.exec('commit');
      return result;
    } finally {
      // Rolls back only an open transaction, because SQLite itself rolls back when the disk is full.
      if (this.database.inTransaction) this.database.exec('rollback');
    }
  }

  /**
   * Repeats an attempt while another process has the lock. SQLite's own timeout is not used, because it blocks the
   * event loop.
   */
  async #whenUnlocked<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_TIMEOUT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const isLocked = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
        if (!isLocked || this.database.inTransaction || performance.now() > deadline) throw error;
      }
      await super.releaseConnection();
      await delay(RETRY_INTERVAL_MS);
      await super.acquireConnection();
    }
  }
}

/** Makes Kysely migrate in a transaction, so that processes that start concurrently migrate one after another. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Several processes can use the file, and committed writes survive a power failure. */
export function sqliteDialect(file: string): Dialect {
  const database = new Sqlite(file);
  // SQLite itself waits for locks only here, because switching to the write-ahead log needs a lock. Afterwards
  // `SharedFileDriver` waits.
  database.exec(`pragma busy_timeout = ${LOCK_TIMEOUT_MS}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma busy_timeout = 0');
  return {
    createDriver: () => new SharedFileDriver(database),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (opened) => new SqliteIntrospector(opened),
  };
}
