/** @jest-environment node */
import { openStorefront, openTestShop } from '../../test/testShop';

test('answers 304 to a browser that has the same document', async () => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop);
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/cart', headers });
  const first = await ask();
  const etag = String(first.headers.etag);
  expect((await ask({ 'accept-encoding': 'br' })).headers.etag).toBe(etag);

  for (const known of [etag, etag.slice(2), `"one", ${etag} , W/"two"`, '*']) {
    const again = await ask({ 'if-none-match': known, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers['content-encoding']]).toEqual([304, '', undefined]);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  }
  for (const known of ['', '"one"', etag.slice(0, -2), `"one", "two"`]) {
    expect((await ask({ 'if-none-match': known })).statusCode).toBe(200);
  }
  const reload = await ask({ 'if-none-match': etag, 'cache-control': 'no-cache' });
  expect(reload.statusCode).toBe(200);

  await shop.promoted(2);
  const changed = await ask({ 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
])('a page for a caller who accepts %p is encoded as %s', async (accepted, encoding) => {
  const shop = await openTestShop();
  await shop.promoted(1);
  const app = await openStorefront(shop);
  const { statusCode, headers } = await app.inject({
    url: '/cart',
    headers: { 'accept-encoding': accepted },
  });
  expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
});
