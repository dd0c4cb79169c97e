import type { AddressInfo } from 'node:net';
import { createHttpServer } from '@tanabana/http/createHttpServer';
import type { FastifyInstance } from 'fastify';
import { apiClient, newPerson, type ApiClient } from '../test/apiClient';
import { testDatabases, type TestDatabase } from '../test/testDatabases';
import { createAccountApi, type CreatedAccountApi } from './createAccountApi';

describe('the account service in a host with its own pages and errors', () => {
  let database: TestDatabase;
  let accountApi: CreatedAccountApi;
  let host: FastifyInstance;
  let api: ApiClient;
  let page: (path: string, init?: RequestInit) => Promise<Response>;

  beforeAll(async () => {
    database = await testDatabases[0]!.make();
    accountApi = await createAccountApi({ dataFolder: database.dataFolder, env: {} });
    host = createHttpServer({});
    host.setErrorHandler((error, _request, reply) => reply.code(500).send(`host: ${String(error)}`));
    host.setNotFoundHandler((_request, reply) => reply.code(404).send('host: no such page'));
    host.get('/', () => 'the shop');
    host.post('/broken', () => Promise.reject(new Error('oops')));
    await host.register(accountApi.plugin, { prefix: '/api' });
    await host.listen({ host: '127.0.0.1', port: 0 });
    const { port } = host.server.address() as AddressInfo;
    api = apiClient(`http://127.0.0.1:${port}`);
    page = (path, init) => fetch(`${api.origin}${path}`, init);
  });
  afterAll(async () => {
    await host.close();
    await accountApi.close();
    await database.remove();
  });

  test('creates sessions', async () => {
    const token = await api.register(newPerson());
    expect((await api.get('/users/me', token)).status).toBe(200);
  });

  test('validates strictly', async () => {
    const { name, email, password } = newPerson();
    expect((await api.post('/auth/register', { name, email, password, admin: true })).status).toBe(400);
    expect((await api.post('/auth/register', { name, email, password: 12345678 })).status).toBe(400);
    const text = { body: '{}', headers: { 'content-type': 'text/plain' } };
    expect((await api.send('POST', '/auth/login', text)).status).toBe(415);
    expect((await api.post('/auth/login', { email, password: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('answers unknown paths below /api, and leaves all others to the host', async () => {
    expect((await api.send('GET', '/nothing')).body).toEqual({ message: 'There is nothing here' });
    expect(await (await page('/nothing')).text()).toBe('host: no such page');
  });

  test("does not change the host's pages and errors", async () => {
    const home = await page('/');
    expect(await home.text()).toBe('the shop');
    expect(home.headers.has('content-security-policy')).toBe(false);
    expect(await (await page('/broken', { method: 'POST' })).text()).toBe('host: Error: oops');
  });
});

test('a shop without the demo login refuses it, also if the account exists', async () => {
  const database = await testDatabases[0]!.make();
  const { dataFolder } = database;
  await (await createAccountApi({ dataFolder, env: {} })).close();
  const accountApi = await createAccountApi({ dataFolder, env: { DEMO_SIGN_IN: 'off' } });
  const host = createHttpServer({});
  await host.register(accountApi.plugin, { prefix: '/api' });
  const { statusCode, body } = await host.inject({ method: 'POST', url: '/api/auth/demo-login' });
  await host.close();
  await accountApi.close();
  await database.remove();
  expect([statusCode, JSON.parse(body)]).toEqual([403, { message: 'This shop has no demo account' }]);
});

describe('the account service without its database', () => {
  test('answers with a message without details', async () => {
    const database = await testDatabases[0]!.make();
    const accountApi = await createAccountApi({ dataFolder: database.dataFolder, env: {} });
    const host = createHttpServer({});
    await host.register(accountApi.plugin, { prefix: '/api' });
    await host.ready();
    await accountApi.close();
    const { statusCode, body } = await host.inject({ method: 'POST', url: '/api/auth/demo-login' });
    await host.close();
    await database.remove();
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toEqual({ message: 'Something went wrong on our side. Please try again.' });
  });
});
