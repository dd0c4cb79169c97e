import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { migrateDatabase } from './migrateDatabase';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';
import type { Tables } from './tables';

/**
 * Opens the accounts' database and runs the migrations that it lacks.
 *
 * @param dataFolder folder of SQLite's `accounts.db`; created when missing
 * @param databaseUrl PostgreSQL's address; SQLite is used without it
 * @throws when the database cannot be reached or a migration fails
 */
export async function openDatabase(dataFolder: string, databaseUrl?: string): Promise<Kysely<Tables>> {
  const dialect = databaseUrl === undefined ? await privateFile(dataFolder) : postgresDialect(databaseUrl);
  const database = new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin()],
  });
  try {
    await migrateDatabase(database.withoutPlugins());
  } catch (error) {
    await database.destroy();
    throw new Error('The accounts database could not be prepared', { cause: error });
  }
  return database;
}

/** The file contains password hashes and emails, so only its owner may read it. */
async function privateFile(dataFolder: string) {
  await mkdir(dataFolder, { recursive: true });
  const file = path.join(dataFolder, 'accounts.db');
  const dialect = sqliteDialect(file);
  await chmod(file, 0o600);
  return dialect;
}
