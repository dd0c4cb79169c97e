import path from 'node:path';
import { Kysely, type Migration } from 'kysely';
import { newPerson } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { startApi } from '../../test/startApi';
import { testDatabases, type TestDatabase } from '../../test/testDatabases';
import { migrateDatabase } from './openDatabase';
import { migrations } from './migrations';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';

/**
 * Migrations of a later version, which adds the column `language`. The column has a default value, so that the current
 * version can add accounts without this column.
 */
const LATER: Record<string, Migration> = {
  ...migrations,
  '900-language': {
    up: (database: Kysely<unknown>) =>
      database.schema
        .alterTable('accounts')
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute(),
  },
};

/** Migrates a database like a version of the service that has only the migrations `known`. */
async function migrate({ dataFolder, databaseUrl }: TestDatabase, known: Record<string, Migration>) {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl)
    : sqliteDialect(path.join(dataFolder, 'accounts.db'));
  const opened = new Kysely<unknown>({ dialect });
  await migrateDatabase(opened, known).finally(() => opened.destroy());
}

describeOnEachDatabase('a database that a later version has migrated', (database) => {
  test('serves this version before and after a restart, with all accounts', async () => {
    const { email, password, name } = newPerson();
    const api = await startApi(database());
    const session = await api.register({ email, password, name });
    await migrate(database(), LATER);
    expect((await api.get('/users/me', session)).status).toBe(200);
    await api.stop();

    const restarted = await startApi(database());
    expect((await restarted.get('/users/me', session)).status).toBe(200);
    expect((await restarted.post('/auth/login', { email, password })).status).toBe(200);
    await restarted.register(newPerson());
    await restarted.stop();
  });

  test('is refused when it lacks a migration of this version', async () => {
    const between = { ...migrations, '500-between': { up: () => Promise.resolve() } };
    await expect(migrate(database(), between)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('500-between') as string },
    });
  });
});

test('instances of two versions that start concurrently migrate a database once (PostgreSQL)', async () => {
  const database = await testDatabases.find(({ name }) => name === 'PostgreSQL')!.make();
  const starts = [LATER, migrations, LATER, migrations].map((known) => migrate(database, known));
  await expect(Promise.all(starts)).resolves.toHaveLength(4);
  await database.remove();
});
