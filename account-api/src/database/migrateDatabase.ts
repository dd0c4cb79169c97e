import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { migrations } from './migrations';

/**
 * Runs the migrations that a database lacks. Those of a later version stay: a copy of this version starts on them too,
 * so that an upgrade can be taken back, and a copy that restarts during one comes back. A migration therefore leaves
 * everything in place that the previous version reads or writes.
 *
 * @param known the migrations of this version
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
    // A copy of a later version may have run its migrations between the two steps.
    later = await readLaterMigrations(database, known);
    if (Object.keys(later).every((name) => name in provided))
      throw new Error(`A migration failed: ${(error as Error).message}`, { cause: error });
  }
}

/** The migrations of later versions that a database has. Their steps are unknown here, and are never run. */
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
