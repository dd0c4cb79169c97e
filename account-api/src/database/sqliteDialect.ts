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

/** How long a statement waits for another process that is writing to the same file, in milliseconds. */
const LOCK_TIMEOUT_MS = 3000;

/** Interval between two attempts to take the lock, in milliseconds. */
const RETRY_INTERVAL_MS = 10;

/**
 * Runs each write in a transaction, which takes the lock first. A statement that fails to take the lock itself stays
 * open in libsql, and prevents the commits of later statements.
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
      // SQLite itself rolls back when the disk is full.
      if (this.database.inTransaction) this.database.exec('rollback');
    }
  }

  /**
   * Repeats an attempt while another process has the lock, and lets other statements run in between. With SQLite's own
   * timeout the whole process would wait, and the pages of its host with it.
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

/** SQLite rolls back table definitions too, so two processes that start at once migrate one after the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * SQLite in one file, which processes can share and which survives a loss of power.
 *
 * @param file the database's path; created when missing
 */
export function sqliteDialect(file: string): Dialect {
  const database = new Sqlite(file);
  // The timeout comes first: switching to the write-ahead log already needs a lock.
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
