import type { AddressInfo } from 'node:net';
import { createHttpServer } from '@tanabana/http/createHttpServer';
import type { FastifyInstance } from 'fastify';
import { apiClient, newPerson, type ApiClient } from '../../test/apiClient';
import { lockAccounts } from '../../test/lockAccounts';
import { startApi } from '../../test/startApi';
import { testDatabases, type TestDatabase } from '../../test/testDatabases';
import { createAccountApi, type CreatedAccountApi } from '../createAccountApi';

describe('while another process locks the accounts', () => {
  let database: TestDatabase;
  let accountApi: CreatedAccountApi;
  let shop: FastifyInstance;
  let api: ApiClient;

  beforeAll(async () => {
    database = await testDatabases[0]!.make();
    accountApi = await createAccountApi({ dataFolder: database.dataFolder, env: {} });
    shop = createHttpServer({});
    shop.get('/', () => 'a page');
    await shop.register(accountApi.plugin, { prefix: '/api' });
    await shop.listen({ host: '127.0.0.1', port: 0 });
    api = apiClient(`http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await shop.close();
    await accountApi.close();
    await database.remove();
  });

  test('pages and profiles are answered quickly, and writes wait for the lock', async () => {
    const token = await api.register(newPerson());
    const unlock = await lockAccounts(database.dataFolder);
    let areWaiting = true;
    const writes = Promise.all([
      api.post('/auth/demo-login', {}),
      api.post('/auth/register', newPerson()),
      api.put('/users/me', token, { name: 'Asha Rao' }),
    ]).finally(() => (areWaiting = false));
    const times: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const from = performance.now();
      expect((await fetch(api.origin)).status).toBe(200);
      expect((await api.get('/users/me', token)).status).toBe(200);
      times.push(performance.now() - from);
    }
    expect(areWaiting).toBe(true);
    await unlock();
    expect(Math.max(...times)).toBeLessThan(1_000);
    expect((await writes).map(({ status }) => status)).toEqual([200, 201, 200]);
    expect((await api.get('/users/me', token)).body).toMatchObject({ name: 'Asha Rao' });
  });

  test('a registration that has waited for seconds is answered 503, and is stored when it is repeated', async () => {
    const { name, email, password } = newPerson();
    const unlock = await lockAccounts(database.dataFolder);
    const refused = await api.post('/auth/register', { name, email, password });
    await unlock();
    await api.register({ name, email, password });
    const copy = await startApi(database);
    const login = await copy.post('/auth/login', { email, password });
    await copy.stop();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(login.status).toBe(200);
  });
});
