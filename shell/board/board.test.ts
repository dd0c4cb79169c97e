/** @jest-environment node */
import { BOARD_TOKEN as TOKEN, openBoard, textOf } from '../test/boardCaller';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import { cartBuild, openTestShop, pageSaying, versionOf } from '../test/testShop';

const basic = (password: string) => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;

async function shopWithBoard() {
  const shop = await openTestShop({ env: { RELEASED_BY: 'Asha' } });
  const live = await shop.promoted(1);
  const app = await openBoard(shop);
  const read = async () => (await app.inject({ url: '/', headers: { authorization: basic(TOKEN) } })).body;
  return { shop, app, live, read };
}

test('requires the token', async () => {
  const { app } = await shopWithBoard();
  for (const authorization of [undefined, basic('wrong'), 'Bearer wrong', 'Basic', basic('')]) {
    const answer = await app.inject({ url: '/', headers: authorization ? { authorization } : {} });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('cart');
  }
  const { statusCode, headers } = await app.inject({
    url: '/',
    headers: { authorization: `Bearer ${TOKEN}`, 'x-forwarded-proto': 'https' },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await app.inject('/livez')).statusCode).toBe(200);
});

test('prevents browsers from changing its colours to dark ones', async () => {
  const { read } = await shopWithBoard();
  expect(await read()).toMatch(/name="color-scheme" content="only light".*:root{color-scheme:only light;/s);
});

test('explains that nothing is live yet, and that the store cannot be read', async () => {
  const shop = await openTestShop();
  const app = await openBoard(shop, { proxies: 1 });
  const answer = () =>
    app.inject({ url: '/', headers: { authorization: basic(TOKEN), 'x-forwarded-proto': 'https' } });
  const closed = await answer();
  expect([closed.statusCode, textOf(closed.body)]).toEqual([
    503,
    expect.stringContaining('No release has been promoted yet') as string,
  ]);
  expect(closed.headers['strict-transport-security']).toBe('max-age=31536000');
  jest.spyOn(shop.context.objects, 'names').mockRejectedValue(new Error('ETIMEDOUT'));
  const failing = await answer();
  expect([failing.statusCode, textOf(failing.body)]).toEqual([
    503,
    expect.stringContaining('The store of releases and builds fails') as string,
  ]);
});

test('displays versions, owners, publishers and checks of the live release, and links to the dashboard', async () => {
  const { shop, live, read } = await shopWithBoard();
  const words = textOf(await read());
  expect(words).toContain(`Live: ${live.id}`);
  expect(words).toContain(`cart ${versionOf(1)} Cart team Asha`);
  expect(words).toContain('shell 1.0.0-0000000001 Shell team unknown');
  expect(words).not.toContain('How visitors are served');
  expect(words).toContain('Nothing was checked.');
  const { id } = await shop.release(2);
  await promote(shop.context.deployments, id, { checks: ['files', 'budgets'] });
  const linked = await openBoard(shop, { dashboard: 'https://grafana.example/d/tanabana' });
  const { body } = await linked.inject({ url: '/', headers: { authorization: basic(TOKEN) } });
  expect(textOf(body)).toContain('Checked: files, budgets.');
  expect(body).toContain('<a href="https://grafana.example/d/tanabana">');
  expect(body).not.toContain('<script');
});

test('the page of a release displays its versions, and how it differs from another release', async () => {
  const { shop, app, live } = await shopWithBoard();
  const pageOf = async (url: string) =>
    textOf((await app.inject({ url, headers: { authorization: basic(TOKEN) } })).body);
  const first = await pageOf(`/release/${live.id}`);
  expect(first).toMatch(/It is live\. Versions .* cart 1\.0\.0-0000000001 Cart team Asha/);
  expect(first).not.toContain('Beside');
  const [second, third] = [await shop.promoted(2), await shop.release(3)];
  expect(await pageOf(`/release/${second.id}`)).toContain(
    `Beside ${live.id} Deployable Before This release What changes cart ${versionOf(1)} ${versionOf(2)}`,
  );
  expect(await pageOf(`/release/${third.id}`)).toMatch(
    new RegExp(`Beside ${second.id}, which is live .* cart ${versionOf(2)} ${versionOf(3)}`),
  );
  expect(await pageOf(`/release/${third.id}?beside=${live.id}`)).toMatch(
    new RegExp(`Beside ${live.id} .* cart ${versionOf(1)} ${versionOf(3)}`),
  );
});

test('blocks a network that guesses tokens for 15 minutes, and no other network', async () => {
  const { app } = await shopWithBoard();
  const clock = jest.spyOn(Date, 'now');
  const from = async (remoteAddress: string, authorization?: string) =>
    app.inject({ url: '/', remoteAddress, headers: authorization ? { authorization } : {} });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const wrong = attempt % 2 ? basic(`wrong ${attempt}`) : `Bearer wrong ${attempt}`;
    expect((await from(`2001:db8::${attempt}`, wrong)).statusCode).toBe(401);
  }
  // Requests with the correct token and requests without a token do not count as guesses.
  expect((await from('2001:db8::a', basic(TOKEN))).statusCode).toBe(200);
  expect((await from('2001:db8::a')).statusCode).toBe(401);

  const stopped = await from('2001:db8::b', basic('wrong'));
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(900);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect(stopped.headers['cache-control']).toBe('no-store');
  expect(stopped.json()).toEqual({ message: expect.stringMatching(/^Too many wrong tokens/) as string });
  expect((await from('2001:db8::c', basic(TOKEN))).statusCode).toBe(429);
  expect((await from('2001:db8:0:1::1', basic(TOKEN))).statusCode).toBe(200);
  expect((await from('192.0.2.1', basic(TOKEN))).statusCode).toBe(200);

  clock.mockReturnValue(Date.now() + 901_000);
  expect((await from('2001:db8::c', basic(TOKEN))).statusCode).toBe(200);
});

test('also blocks a network that guesses tokens concurrently', async () => {
  const { app } = await shopWithBoard();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, guess) =>
      app.inject({ url: '/', headers: { authorization: basic(`guess ${guess}`) } }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(50);
});

test('lists newer versions with publisher and time, and proposes them', async () => {
  const { shop, read } = await shopWithBoard();
  expect(textOf(await read())).toContain('Nothing: of every deployable the newest version is live.');
  await shop.context.artefacts.publish(cartBuild(2, pageSaying('two')), { by: 'Ravi' });
  await shop.context.artefacts.publish(cartBuild(3, pageSaying('three')));
  const board = await read();
  expect(textOf(board)).toMatch(
    /cart 1\.0\.0-0000000003 unknown \d{4}-\d\d-\d\d at \d\d:\d\d UTC Propose cart 1\.0\.0-0000000002 Ravi \d{4}/,
  );
  expect(board).toContain(`href="/proposal?with=cart@${versionOf(2)}"`);
});

test('displays author, reason and checks in the history', async () => {
  const { shop, live, read } = await shopWithBoard();
  const checks = ['compatibility', 'files'];
  const { id } = await shop.release(2);
  await promote(shop.context.deployments, id, { reason: 'New <words>', checks });
  await promote(shop.context.deployments, live.id);
  const words = textOf(await read());
  expect(words).toContain('Asha New &lt;words&gt; compatibility, files');
  expect(words).toMatch(/Asha promoted release \w+ at \S+ \S+ UTC\./);
});
