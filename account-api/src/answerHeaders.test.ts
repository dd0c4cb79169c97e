import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { somebody } from '../test/apiClient';
import { SIGNING_KEY } from '../test/startApi';
import { testDatabases } from '../test/testDatabases';
import { createAccountApi } from './createAccountApi';
import { hostOptions } from './hosting';

const JSON_TYPE = { 'content-type': 'application/json' };
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** The service as a shop embeds it: its pages answer every address, and its server gives headers of its own. */
async function startShop() {
  const database = await testDatabases[0]!.make();
  const accountApi = await createAccountApi({
    dataFolder: database.dataFolder,
    env: { TOKEN_SIGNING_KEY: SIGNING_KEY, LIMIT_PER_ADDRESS: '30/60' },
  });
  const shop = Fastify(hostOptions(1));
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

describe('every answer below /api', () => {
  let shop: Awaited<ReturnType<typeof startShop>>;
  let token: string;
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${shop.port}${path}`, init);
  const post = (path: string, body: unknown, headers = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } });
  const signedIn = () => ({ headers: { authorization: `Bearer ${token}` } });
  const { name, email, password } = somebody();

  beforeAll(async () => {
    shop = await startShop();
    const answer = await post('/api/auth/demo-login', {});
    ({ token } = (await answer.json()) as { token: string });
  });
  afterAll(() => shop.stop());

  const expectHeaders = (headers: Headers) => {
    const given = Object.keys(HEADERS).map((header) => [header, headers.get(header)]);
    expect(Object.fromEntries(given)).toEqual(HEADERS);
  };

  test.each<[string, number, () => Promise<Response>]>([
    ['a new account', 201, () => post('/api/auth/register', { name, email, password })],
    ['a session', 200, () => post('/api/auth/login', { email, password })],
    ['a profile', 200, () => ask('/api/users/me', signedIn())],
    ['orders', 200, () => ask('/api/orders/my', signedIn())],
    ['the description', 200, () => ask('/api/openapi.json')],
    ['only the head of the description', 200, () => ask('/api/openapi.json', { method: 'HEAD' })],
    ['an entry that is wrong', 400, () => post('/api/auth/login', { email: 'asha' })],
    [
      'text that is not JSON',
      400,
      () => ask('/api/auth/login', { method: 'POST', body: '{', headers: JSON_TYPE }),
    ],
    ['an address that cannot be read', 400, () => ask('/api/%ZZ')],
    ['a wrong password', 401, () => post('/api/auth/login', { email, password: 'not-this-one' })],
    ['no session', 401, () => ask('/api/users/me')],
    [
      'what may not be changed',
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
    ['a body of another kind to an unknown path', 404, () => ask('/api/x', { method: 'PUT', body: 'text' })],
    ['the folder itself', 404, () => ask('/api')],
    ['the folder itself with a slash', 404, () => ask('/api/')],
    ['a path of HTTP methods that nobody knows', 404, () => ask('/api/x', { method: 'PROPFIND' })],
    ['a call by another method', 405, () => ask('/api/auth/login')],
    ['a call by OPTIONS', 405, () => ask('/api/users/me', { method: 'OPTIONS' })],
    [
      'a known path of HTTP methods that nobody knows',
      405,
      () => ask('/api/users/me', { method: 'PROPFIND' }),
    ],
    ['an email that is taken', 409, () => post('/api/auth/register', { name, email, password })],
    ['too much', 413, () => post('/api/auth/login', { email, password: 'x'.repeat(20_000) })],
    ['another kind of text', 415, () => ask('/api/auth/login', { method: 'POST', body: 'x' })],
    ['Google where it is not set up', 503, () => post('/api/auth/google', { token: 'x.y.z' })],
    [
      'too many attempts',
      429,
      async () => {
        const again = () => post('/api/auth/demo-login', {}, { 'x-forwarded-for': '192.0.2.9' });
        for (let call = 0; call < 30; call += 1) await again();
        return again();
      },
    ],
  ])('%s (%i) is JSON and says how it may be used', async (_what, status, call) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expectHeaders(answer.headers);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const body = await answer.text();
    if (status >= 400) expect(JSON.parse(body)).toEqual({ message: expect.any(String) as unknown });
    expect(body.length).toBeLessThan(20_000);
  });

  test.each([
    ['not HTTP', 400, 'hello\r\n\r\n'],
    ['endless headers', 431, `GET /api/users/me HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('%s (%i) says how it may be used', async (_what, status, bytes) => {
    const socket = connect(shop.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.write(bytes);
    await once(socket, 'close');
    const [line = '', ...headers] = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n');
    expect(line).toContain(` ${status} `);
    expectHeaders(new Headers(headers.map((header) => header.split(': ') as [string, string])));
  });

  test('names the methods that a call takes', async () => {
    expect((await ask('/api/users/me', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, PUT');
    expect((await ask('/api/auth/login')).headers.get('allow')).toBe('POST');
    expect((await ask('/api/nothing')).headers.has('allow')).toBe(false);
  });

  test("leaves the host's own answers alone", async () => {
    const page = await ask('/nothing');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('a failure (500) says how it may be used', async () => {
    await shop.loseDatabase();
    const answer = await post('/api/auth/demo-login', {});
    expect(answer.status).toBe(500);
    expectHeaders(answer.headers);
  });
});
