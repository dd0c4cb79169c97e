/** @jest-environment node */
import { openStorefront, openTestShop, versionOf } from '../../test/testShop';

// Real servers and real files; a busy machine takes its time.
jest.setTimeout(60_000);

const TOKEN = 'the token of the board';
const basic = (password: string) => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;

async function shopWithBoard() {
  const shop = await openTestShop();
  const live = await shop.promoted(1);
  const app = await openStorefront(shop, { boardToken: TOKEN, now: () => Date.now() });
  const read = async () =>
    (await app.inject({ url: '/_releases', headers: { authorization: basic(TOKEN) } })).body;
  return { app, live, read };
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

test('shows versions and owners, routes, failures by remote and version, measurements, and commands', async () => {
  const { app, live, read } = await shopWithBoard();
  await app.inject({
    method: 'POST',
    url: '/_failures',
    payload: {
      release: live.id,
      remote: 'cart',
      version: '<b>2</b>',
      expose: './pages/cart',
      kind: 'render',
      message: 'no',
    },
  });
  for (const value of [900, 1_200, 4_000]) {
    await app.inject({
      method: 'POST',
      url: '/_vitals',
      payload: { release: live.id, route: '/cart', name: 'LCP', value },
    });
  }
  const board = await read();
  expect(board).toContain(`On show: <code>${live.id}</code>`);
  expect(board).toContain(`<code>${versionOf(1)}</code></td><td>Cart team</td>`);
  expect(board).toContain('<code>/cart</code></td><td>cart</td><td>Cart team</td>');
  // What comes from browsers is text and never markup.
  expect(board).toContain('&lt;b&gt;2&lt;/b&gt;');
  expect(board).toMatch(/<figure class="poor">\s*<svg[\s\S]*LCP: 3 measurements[\s\S]*4\.0 s/);
  expect(board).toContain('npm run release -- rollback');
});
