import Sqlite from 'libsql';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import { RateLimiterSQLite } from 'rate-limiter-flexible';
import type { DatabaseAccess } from './databaseAccess';
import { RATE_LIMITS } from './rateLimitsTable';

/** How long a process waits for another that is writing to the same file. */
const BUSY_TIMEOUT_MS = 5000;

/** Takes the write lock when a transaction starts, because a transaction cannot wait for it later. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite rolls back table definitions too, so two processes that start at once migrate one after the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class DurableDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

/**
 * SQLite in one file, which processes can share and which survives a loss of power.
 *
 * @param file the database's path; created when missing
 */
export function sqliteDialect(file: string): DatabaseAccess {
  const database = new Sqlite(file);
  // The timeout comes first: switching to the write-ahead log already needs a lock.
  database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return {
    dialect: new DurableDialect(database),
    // libsql has the interface of better-sqlite3.
    createLimiter: (options) =>
      new RateLimiterSQLite({
        storeClient: database,
        storeType: 'better-sqlite3',
        ...RATE_LIMITS,
        ...options,
      }),
  };
}
