import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createHttpServer } from '@tanabana/http/createHttpServer';
import { newPerson } from '../test/apiClient';
import { SIGNING_KEY } from '../test/startApi';
import { testDatabases } from '../test/testDatabases';
import { createAccountApi } from './createAccountApi';

const JSON_TYPE = { 'content-type': 'application/json' };
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Starts a server that mounts the service and, like the shop, sends its own headers and has a page at every other
 * path.
 */
async function startShop() {
  const database = await testDatabases[0]!.make();
  const accountApi = await createAccountApi({
    dataFolder: database.dataFolder,
    env: { TOKEN_SIGNING_KEY: SIGNING_KEY, LIMIT_PER_ADDRESS: '30/60' },
  });
  const shop = createHttpServer({ proxies: 1 });
  shop.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=60', 'content-security-policy': "script-src 'self'" });
  });
  shop.get('/*', (_request, reply) => reply.code(404).type('text/html').send('<h1>no such page</h1>'));
  await shop.register(accountApi.plugin, { prefix: '/api' });
  await shop.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: (shop.server.address() as AddressInfo).port,
    loseDatabase: () => accountApi.close(),
    stop: async () => {
      await shop.close();
      await accountApi.close();
      await database.remove();
    },
  };
}

describe('every answer of the service', () => {
  let shop: Awaited<ReturnType<typeof startShop>>;
  let token: string;
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${shop.port}${path}`, init);
  const post = (path: string, body: unknown, headers = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } });
  const signedIn = () => ({ headers: { authorization: `Bearer ${token}` } });
  const { name, email, password } = newPerson();

  beforeAll(async () => {
    shop = await startShop();
    const answer = await post('/api/auth/demo-login', {});
    ({ token } = (await answer.json()) as { token: string });
  });
  afterAll(() => shop.stop());

  const expectHeaders = (headers: Headers) => {
    const found = Object.keys(HEADERS).map((header) => [header, headers.get(header)]);
    expect(Object.fromEntries(found)).toEqual(HEADERS);
  };

  test.each<[string, number, () => Promise<Response>]>([
    ['a new account', 201, () => post('/api/auth/register', { name, email, password })],
    ['a session', 200, () => post('/api/auth/login', { email, password })],
    ['a profile', 200, () => ask('/api/users/me', signedIn())],
    ['orders', 200, () => ask('/api/orders/my', signedIn())],
    ['the OpenAPI document', 200, () => ask('/api/openapi.json')],
    ['the head of the OpenAPI document', 200, () => ask('/api/openapi.json', { method: 'HEAD' })],
    ['a missing field', 400, () => post('/api/auth/login', { email: 'asha' })],
    [
      'text that is not JSON',
      400,
      () => ask('/api/auth/login', { method: 'POST', body: '{', headers: JSON_TYPE }),
    ],
    ['a URL that cannot be decoded', 400, () => ask('/api/%ZZ')],
    ['a wrong password', 401, () => post('/api/auth/login', { email, password: 'not-this-one' })],
    ['a missing session', 401, () => ask('/api/users/me')],
    [
      'a change of the demo account',
      403,
      () =>
        ask('/api/users/me', {
          method: 'PUT',
          body: '{"name":"A"}',
          headers: { ...JSON_TYPE, ...signedIn().headers },
        }),
    ],
    ['an unknown path', 404, () => ask('/api/nothing')],
    ['an unknown path with a body', 404, () => post('/api/nothing/at/all?x=1', {})],
    [
      'an unknown path with a body that is not JSON',
      404,
      () => ask('/api/x', { method: 'PUT', body: 'text' }),
    ],
    ['the prefix alone', 404, () => ask('/api')],
    ['the prefix with a slash', 404, () => ask('/api/')],
    ['an unknown path by a rare method', 404, () => ask('/api/x', { method: 'PROPFIND' })],
    ['a call by another method', 405, () => ask('/api/auth/login')],
    ['a call by OPTIONS', 405, () => ask('/api/users/me', { method: 'OPTIONS' })],
    ['a known path by a rare method', 405, () => ask('/api/users/me', { method: 'PROPFIND' })],
    ['an email that has an account', 409, () => post('/api/auth/register', { name, email, password })],
    ['a body that is too large', 413, () => post('/api/auth/login', { email, password: 'x'.repeat(20_000) })],
    ['a body without a content type', 415, () => ask('/api/auth/login', { method: 'POST', body: 'x' })],
    ['Google sign-in that is not set up', 503, () => post('/api/auth/google', { token: 'x.y.z' })],
    [
      'too many attempts',
      429,
      async () => {
        const again = () => post('/api/auth/demo-login', {}, { 'x-forwarded-for': '192.0.2.9' });
        for (let call = 0; call < 30; call += 1) await again();
        return again();
      },
    ],
  ])('is JSON with the headers of the service: %s (%i)', async (_what, status, call) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expectHeaders(answer.headers);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const body = await answer.text();
    if (status >= 400) expect(JSON.parse(body)).toEqual({ message: expect.any(String) as unknown });
    expect(body.length).toBeLessThan(20_000);
  });

  test.each([
    ['bytes that are not HTTP', 400, 'hello\r\n\r\n'],
    [
      'headers that are too large',
      431,
      `GET /api/users/me HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
    ],
    ['a request without a host', 400, 'GET /api/openapi.json HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['an unknown expectation', 417, 'POST /api/auth/demo-login HTTP/1.1\r\nhost: x\r\nexpect: more\r\n\r\n'],
  ])('has the headers of the service: %s (%i)', async (_what, status, bytes) => {
    const socket = connect(shop.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.write(bytes);
    await once(socket, 'close');
    const [line = '', ...headers] = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n');
    expect(line).toContain(` ${status} `);
    expectHeaders(new Headers(headers.map((header) => header.split(': ') as [string, string])));
  });

  test('names the methods of the path when the method is wrong', async () => {
    expect((await ask('/api/users/me', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, PUT');
    expect((await ask('/api/auth/login')).headers.get('allow')).toBe('POST');
    expect((await ask('/api/nothing')).headers.has('allow')).toBe(false);
  });

  test("leaves the headers of the host's pages unchanged", async () => {
    const page = await ask('/nothing');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('has the headers of the service: an internal error (500)', async () => {
    await shop.loseDatabase();
    const answer = await post('/api/auth/demo-login', {});
    expect(answer.status).toBe(500);
    expectHeaders(answer.headers);
  });
});
