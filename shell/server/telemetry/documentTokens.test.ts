/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { signPreview } from '../../composition/signing/preview';
import { addressOf, openCanaryShop, tokenIn } from '../../test/canaryShop';
import { TEST_SECRET } from '../../test/testShop';

jest.setTimeout(60_000);

const READERS = {
  identity: (body: Buffer) => body.toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
};

test.each(Object.entries(READERS))(
  'while a canary runs, each response has a token of its own, and no cache may keep it (%s)',
  async (encoding, read) => {
    const { app } = await openCanaryShop();
    const get = (address: string) =>
      app.inject({ url: '/cart', headers: { 'accept-encoding': encoding }, remoteAddress: address });
    const answers = [await get(addressOf(1)), await get(addressOf(2))];
    const [one = '', two = ''] = answers.map(({ rawPayload }) => read(rawPayload));
    expect(tokenIn(one)).toMatch(/^\S{60,120}$/);
    expect(tokenIn(one)).not.toBe(tokenIn(two));
    // Except for the token the documents are equal, from the server's cache.
    expect(one.replace(tokenIn(one) ?? '', '')).toBe(two.replace(tokenIn(two) ?? '', ''));
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-security-policy']).toBe(answers[0]?.headers['content-security-policy']);
    }
  },
);

test('without a canary, everybody gets the same bytes, and shared caches may keep them', async () => {
  const { app, shop, live } = await openCanaryShop();
  await shop.promote(live.id);
  const answers = [addressOf(1), addressOf(2)].map((remoteAddress) =>
    app.inject({ url: '/cart', headers: { 'accept-encoding': 'br' }, remoteAddress }),
  );
  const [one, two] = await Promise.all(answers);
  expect(one?.headers['cache-control']).toContain('public');
  expect(one?.rawPayload.equals(two?.rawPayload ?? Buffer.from(''))).toBe(true);
  expect(tokenIn(brotliDecompressSync(one?.rawPayload ?? '').toString())).toBeUndefined();
});

test('previewed pages carry no token', async () => {
  const { app, canary, clock } = await openCanaryShop();
  const until = clock.now() + 60_000;
  const { body } = await app.inject({
    url: '/cart',
    headers: { cookie: `tanabana_preview=${signPreview(TEST_SECRET, { release: canary.id }, until)}` },
  });
  expect(body).toContain('version 2 2');
  expect(tokenIn(body)).toBeUndefined();
});

test('a token opens no preview, and a preview is no token', async () => {
  const { app, visit, fail, canary, clock, refused } = await openCanaryShop();
  const token = await visit('canary', addressOf(1));
  expect((await app.inject(`/cart?preview=${token}`)).statusCode).toBe(403);
  await fail(signPreview(TEST_SECRET, { release: canary.id }, clock.now() + 60_000));
  expect(await refused('forged')).toBe(1);
});

test('an address gets tokens for five pages of each release in an hour', async () => {
  const { visit, clock } = await openCanaryShop();
  const visits = async (side: 'live' | 'canary') => {
    const tokens = [];
    for (let time = 0; time < 7; time += 1) tokens.push(await visit(side, addressOf(1)));
    return tokens.filter(Boolean).length;
  };
  expect([await visits('canary'), await visits('live')]).toEqual([5, 5]);
  expect(await visits('canary')).toBe(0);
  clock.pass(3_600_000);
  expect(await visits('canary')).toBe(5);
});
