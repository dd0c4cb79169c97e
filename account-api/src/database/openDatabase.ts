import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { migrateDatabase } from './migrateDatabase';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';
import type { Tables } from './tables';

/**
 * Opens the accounts' database and runs missing migrations.
 * @param dataFolder folder of SQLite's `accounts.db`
 * @param databaseUrl PostgreSQL's address; SQLite is used without it
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

/** Creates a database file that only its owner can read. */
async function privateFile(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const dialect = sqliteDialect(file);
  await chmod(file, 0o600);
  return dialect;
}
