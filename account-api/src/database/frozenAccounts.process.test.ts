import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { newPerson } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { startApi } from '../../test/startApi';
import statements from './frozen/accounts.2026-11-22.json';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';

// Files in `frozen` contain the tables and rows that an earlier version of the service created. Never edit such a file.
// Add another file with each migration.

describeOnEachDatabase('accounts.2026-11-22.json', (database) => {
  test('is migrated with all accounts, orders and passwords', async () => {
    const { dataFolder, databaseUrl } = database();
    const dialect = databaseUrl
      ? postgresDialect(databaseUrl)
      : sqliteDialect(path.join(dataFolder, 'accounts.db'));
    const frozen = new Kysely<unknown>({ dialect });
    for (const statement of statements) await sql.raw(statement).execute(frozen);
    await frozen.destroy();

    const api = await startApi(database());
    const login = (email: string) => api.post('/auth/login', { email, password: newPerson().password });
    expect((await login('asha@example.in')).body.user).toMatchObject({ email: 'asha@example.in' });
    const composed = 'zoë@example.in'.normalize('NFC');
    expect((await login(composed)).body.user).toMatchObject({ email: composed });
    const demo = (await api.post('/auth/demo-login', {})).body.token ?? '';
    expect((await api.get('/orders/my', demo)).body.orders).toMatchObject([
      { id: 'TB-24117', total: 101_500 },
      { id: 'TB-24092' },
      { id: 'TB-24038' },
      { id: 'TB-23871' },
      { id: 'TB-23704' },
    ]);
    await api.stop();
  });
});
