import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { migrations } from './migrations';

/**
 * Runs missing migrations. Accepts a database that a later version has migrated, so that an upgrade can be rolled
 * back. A migration therefore preserves everything that the previous version reads or writes.
 * @throws when the database cannot be reached or a migration fails
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
    // A process of a later version may have migrated the database since the names were read.
    later = await readLaterMigrations(database, known);
    if (Object.keys(later).every((name) => name in provided))
      throw new Error(`A migration failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads the names of a later version's migrations. Their steps are never run. */
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
