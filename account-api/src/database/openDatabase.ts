import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CamelCasePlugin, DEFAULT_MIGRATION_TABLE, Kysely, Migrator, sql, type Migration } from 'kysely';
import { migrations } from './migrations';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';
import type { Tables } from './tables';

/**
 * Opens the accounts' database and runs missing migrations.
 * @param dataFolder folder of SQLite's `accounts.db`
 * @param databaseUrl address of PostgreSQL; undefined for SQLite
 * @throws when the database cannot be reached or a migration fails
 */
export async function openDatabase(dataFolder: string, databaseUrl?: string): Promise<Kysely<Tables>> {
  const file = path.join(dataFolder, 'accounts.db');
  let database: Kysely<Tables> | undefined;
  try {
    const dialect = databaseUrl === undefined ? await privateFile(file) : postgresDialect(databaseUrl);
    database = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
    await migrateDatabase(database.withoutPlugins());
    return database;
  } catch (error) {
    await database?.destroy();
    const location = databaseUrl === undefined ? file : 'the database of DATABASE_URL';
    throw new Error(`The accounts in ${location} could not be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Creates the dialect for a database file that only its owner can read. */
async function privateFile(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const dialect = sqliteDialect(file);
  await chmod(file, 0o600);
  return dialect;
}

/**
 * Accepts a database with migrations of a later version, so that the service can be rolled back. A migration must
 * therefore preserve the tables and columns that the version before the migration uses.
 * @internal
 */
export async function migrateDatabase<Schema>(database: Kysely<Schema>, known = migrations): Promise<void> {
  let later = await readLaterMigrations(database, known);
  for (;;) {
    const provided = { ...known, ...later };
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: () => Promise.resolve(provided) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    // Retries if a process of a later version has migrated the database since the last call of `readLaterMigrations`.
    later = await readLaterMigrations(database, known);
    if (Object.keys(later).every((name) => name in provided))
      throw new Error(`A migration failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Returns the migrations that only later versions know and that have run in the database. Their functions are empty,
 * because Kysely requires a function for each migration, but does not call the functions of migrations that have run.
 */
async function readLaterMigrations<Schema>(
  database: Kysely<Schema>,
  known: Readonly<Record<string, Migration>>,
): Promise<Record<string, Migration>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  const unknown = rows.filter(({ name }) => !(name in known));
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}
