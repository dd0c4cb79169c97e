/** @jest-environment node */
import { BOARD_TOKEN as TOKEN, textOf } from '../../test/boardCaller';
import { promote } from '../../composition/deployReleases';
import { cartBuild, openStorefront, openTestShop, pageSaying, versionOf } from '../../test/testShop';

// Real servers and real files; a busy machine takes its time.
jest.setTimeout(60_000);

const basic = (password: string) => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;

async function shopWithBoard() {
  const shop = await openTestShop({ RELEASED_BY: 'Asha' });
  const live = await shop.promoted(1);
  const app = await openStorefront(shop, { boardToken: TOKEN, now: () => Date.now() });
  const read = async () =>
    (await app.inject({ url: '/_releases', headers: { authorization: basic(TOKEN) } })).body;
  return { shop, app, live, read };
}

test('is closed without a token of the environment, and to those who do not know it', async () => {
  const closed = await openStorefront(await openTestShop());
  expect((await closed.inject('/_releases')).statusCode).toBe(503);
  const { app } = await shopWithBoard();
  for (const authorization of [undefined, basic('wrong'), 'Bearer wrong', 'Basic', basic('')]) {
    const answer = await app.inject({ url: '/_releases', headers: authorization ? { authorization } : {} });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('cart');
  }
  const opened = await app.inject({ url: '/_releases', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(opened.statusCode).toBe(200);
  expect(opened.headers['cache-control']).toBe('no-store');
});

test('shows versions, owners and publishers, pages, failures by remote and version, and measurements', async () => {
  const { app, live, read } = await shopWithBoard();
  for (const version of [versionOf(1), '<b>2</b>']) {
    await app.inject({
      method: 'POST',
      url: '/_failures',
      payload: { remote: 'cart', version, expose: './pages/cart', kind: 'render', message: 'no' },
    });
  }
  for (const value of [900, 1_200, 4_000]) {
    await app.inject({
      method: 'POST',
      url: '/_vitals',
      payload: { route: '/cart', name: 'LCP', value },
    });
  }
  const board = await read();
  const words = textOf(board);
  expect(words).toContain(`Live: ${live.id}`);
  expect(words).toContain(`cart ${versionOf(1)} Cart team Asha`);
  expect(words).toContain('shell 1.0.0-0000000001 Shell team unknown');
  expect(words).toContain('cart , Cart team /cart');
  // Without a canary documents have no tokens, so what browsers say of them is shown, and shown apart.
  expect(words).toContain(`cart ${versionOf(1)} ${'0 '.repeat(5)}1`);
  expect(words).toContain('Without a token 5');
  expect(board).not.toMatch(/<b>|&lt;b&gt;/);
  expect(board).toMatch(/<figure class="poor">\s*<svg[\s\S]*LCP: 3 measurements[\s\S]*4\.0 s/);
  expect(board).not.toContain('<script');
});

test('stops one network that guesses, right tokens included, and nobody else, until a quarter of an hour has passed', async () => {
  const { app } = await shopWithBoard();
  const clock = jest.spyOn(Date, 'now');
  const from = async (remoteAddress: string, authorization?: string) =>
    app.inject({ url: '/_releases', remoteAddress, headers: authorization ? { authorization } : {} });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const wrong = attempt % 2 ? basic(`wrong ${attempt}`) : `Bearer wrong ${attempt}`;
    expect((await from(`2001:db8::${attempt}`, wrong)).statusCode).toBe(401);
  }
  // Those who know the token are counted as little as those who have not been asked for it yet.
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

test('of many guesses at once no more are judged than of those one after another', async () => {
  const { app } = await shopWithBoard();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, guess) =>
      app.inject({ url: '/_releases', headers: { authorization: basic(`guess ${guess}`) } }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(50);
});

test('lists what was published since, with who and when, and proposes it', async () => {
  const { shop, read } = await shopWithBoard();
  expect(textOf(await read())).toContain('Nothing: of every deployable the newest version is live.');
  await shop.context.artefacts.publish(cartBuild(2, pageSaying('two')), 'Ravi');
  await shop.context.artefacts.publish(cartBuild(3, pageSaying('three')));
  const board = await read();
  expect(textOf(board)).toMatch(
    /cart 1\.0\.0-0000000003 unknown \d{4}-\d\d-\d\d at \d\d:\d\d UTC Propose cart 1\.0\.0-0000000002 Ravi \d{4}/,
  );
  expect(board).toContain(`href="/_releases/proposal?with=cart@${versionOf(2)}"`);
});

test('the history says who, why, and what was checked', async () => {
  const { shop, live, read } = await shopWithBoard();
  const checks = ['compatibility', 'files'];
  const { id } = await shop.release(2);
  await promote(shop.context.deployments, id, { reason: 'New <words>', checks });
  await promote(shop.context.deployments, live.id);
  const words = textOf(await read());
  expect(words).toContain('Asha New &lt;words&gt; compatibility, files');
  expect(words).toContain('promoted by Asha');
});
