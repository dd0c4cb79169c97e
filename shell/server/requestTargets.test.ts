/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { rawRequest } from '../test/rawRequest';
import { openStorefront, openTestShop, scriptAddress } from '../test/testShop';

let app: Awaited<ReturnType<typeof openStorefront>>;
let port: number;

beforeAll(async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  app = await openStorefront(shop, {
    proxies: 1,
    accounts: (api) => {
      api.get('/openapi.json', () => ({ service: 'accounts' }));
      return Promise.resolve();
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const ENTRY = scriptAddress(1);

test.each([
  ['/cart', 'version 1 2'],
  ['/cart?size=5', 'version 1 2'],
  [ENTRY, 'version = 1'],
  ['/healthz', '"release"'],
  ['/robots.txt', 'Sitemap'],
  ['/api/openapi.json', 'accounts'],
])('the absolute form of %s is answered like the path (RFC 9112 §3.2.2)', async (path, words) => {
  for (const origin of ['http://tanabana.example', 'HTTP://elsewhere.example:8080', 'https://[::1]:3000']) {
    const { status, body } = await rawRequest(port, `GET ${origin}${path}`);
    expect([status, body]).toEqual([200, expect.stringContaining(words)]);
  }
});

test.each([
  ['with an unknown expectation', 417, 'GET /cart', ['Expect: more'], undefined],
  ['without a host', 400, 'GET /cart', [], ''],
  ['for an address that cannot be decoded', 400, 'GET /%ff', [], undefined],
])('the response to a request %s has the default headers', async (...request) => {
  const [, expected, start, lines, host] = request;
  const { status, headers } = await rawRequest(port, start, ['X-Forwarded-Proto: https', ...lines], host);
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['referrer-policy']).toBeDefined();
});

test.each([
  ['http://tanabana.example', 404, undefined],
  ['http://tanabana.example?size=5', 404, undefined],
  ['http://tanabana.example/cart/', 308, '/cart'],
  ['http://tanabana.example//elsewhere.example/cart', 308, '/elsewhere.example/cart'],
  ['http://tanabana.example/?next=http://elsewhere.example/cart', 404, undefined],
  ['/http://tanabana.example/cart', 308, '/http:/tanabana.example/cart'],
  ['//cart', 308, '/cart'],
  ['/%2Fcart', 404, undefined],
  ['/%2F%2Felsewhere.example%2Fcart', 404, undefined],
  ['/cart%2F', 404, undefined],
  ['/%5Celsewhere.example', 404, undefined],
  ['/a/%2e%2e//elsewhere.example', 308, '/elsewhere.example'],
  ['/%', 400, undefined],
  ['/%ff', 400, undefined],
  ['/CART?size=5', 308, '/cart?size=5'],
  ['/cart%23lines=30001%3A30%3A10_in%2C30002%3A40', 308, '/cart#lines=30001%3A30%3A10_in%2C30002%3A40'],
  ['/CART/%2523lines=30001:30', 308, '/CART#lines=30001:30'],
  ['/product/30001%3Fsize=10_in', 308, '/product/30001?size=10_in'],
  ['/product/30001%E2%80%8E', 308, '/product/30001'],
  ['/cart?size=%E2%80%AA5%E2%80%AC', 308, '/cart?size=5'],
  ['/%E2%80%8E/elsewhere.example', 308, '/elsewhere.example'],
  ['/%E2%80%8E%5Celsewhere.example', 308, '/%5Celsewhere.example'],
  ['*', 404, undefined],
  ['cart', 400, undefined],
  ['tanabana.example:80', 400, undefined],
  ['http:/cart', 400, undefined],
  ['http:///cart', 400, undefined],
])('GET %s is answered %s', async (target, status, location) => {
  const answer = await rawRequest(port, `GET ${target}`);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.each([
  ['an address cut in the middle of an escape', 'GET /product/%E0%A4', [], 400],
  ['a file that does not exist', 'GET /assets/cart/none.js', [], 404],
  ['cookies that are too large', 'GET /cart', [`Cookie: a=${'x'.repeat(17_000)}`], 431],
])('a visitor gets a page with the status and a way on for %s', async (_what, start, headers, expected) => {
  const answer = await rawRequest(port, start, ['Accept: text/html,*/*', ...headers]);
  expect([answer.status, answer.headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain(`(Error ${expected})`);
  expect(answer.body).toContain('<a href="/catalogue">');
});

test('a program gets the message as JSON', async () => {
  const { body } = await rawRequest(port, 'GET /%', ['Accept: */*']);
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) as string });
});
