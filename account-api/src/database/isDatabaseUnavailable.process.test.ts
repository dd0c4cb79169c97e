import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import { newPerson } from '../../test/apiClient';
import { SIGNING_KEY, startApi } from '../../test/startApi';
import { testDatabases } from '../../test/testDatabases';
import { accountApi } from '../createAccountApi';
import { readSettings } from '../readSettings';
import { openDatabase } from './openDatabase';

const [sqlite, postgres] = testDatabases;

test.each([
  ['is read-only', 'pragma query_only = on'],
  ['has no room', 'pragma max_page_count = 1'],
])('registrations are answered 503 while the SQLite file %s', async (_how, spoil) => {
  const { dataFolder, remove } = await sqlite!.make();
  const database = await openDatabase(dataFolder);
  const server = Fastify();
  const signingKey = new TextEncoder().encode(SIGNING_KEY);
  const options = { database, signingKey, google: undefined, hasDemo: true, limits: readSettings({}).limits };
  await server.register(accountApi, options);
  await sql.raw(spoil).execute(database);
  const register = () => server.inject({ method: 'POST', url: '/auth/register', payload: newPerson() });
  let answer = await register();
  // Registers repeatedly, because the last page of the full database file still has space for some accounts.
  while (answer.statusCode === 201) answer = await register();
  await server.close();
  await database.destroy();
  await remove();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
});

/**
 * Starts the service with a new PostgreSQL user, so that the test can restrict the rights and the connections of this
 * user.
 */
async function startAsUser() {
  const database = await postgres!.make();
  const url = new URL(database.databaseUrl!);
  const user = `user_${randomBytes(6).toString('hex')}`;
  const administrator = new Client({ connectionString: url.href });
  await administrator.connect();
  const administrate = async (statements: readonly string[]) => {
    for (const statement of statements) await administrator.query(statement.replace('SHOP', user));
  };
  await administrate([
    "create role SHOP login password 'password'",
    `alter database ${url.pathname.slice(1)} owner to SHOP`,
  ]);
  Object.assign(url, { username: user, password: 'password' });
  const api = await startApi({ ...database, databaseUrl: url.href });
  return {
    api,
    administrate,
    stop: async () => {
      await api.stop();
      await administrator.end();
      await database.remove();
    },
  };
}

const RECONNECT = "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'SHOP'";

test.each([
  [
    'is read-only (25006)',
    ['alter role SHOP set default_transaction_read_only = on', RECONNECT],
    ['alter role SHOP set default_transaction_read_only = off'],
  ],
  ['refuses the role (28000)', ['alter role SHOP nologin', RECONNECT], ['alter role SHOP login']],
  [
    'has no connection left (53300)',
    ['alter role SHOP connection limit 0', RECONNECT],
    ['alter role SHOP connection limit 10'],
  ],
  [
    'cancels statements (57014)',
    ['alter role SHOP set statement_timeout = 200', RECONNECT, 'begin', 'lock table rate_limits'],
    ['rollback'],
  ],
])(
  'registrations are answered 503 while PostgreSQL %s, and succeed afterwards',
  async (_how, spoil, mend) => {
    const { api, administrate, stop } = await startAsUser();
    await api.register(newPerson());
    await administrate(spoil);
    const refused = [
      await api.post('/auth/register', newPerson()),
      await api.post('/auth/register', newPerson()),
    ];
    await administrate(mend);
    const { status } = await api.post('/auth/register', newPerson());
    await stop();
    for (const answer of refused)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(status).toBe(201);
  },
);
