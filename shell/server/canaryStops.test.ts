/** @jest-environment node */
import { startCanary } from '../release/show';
import { openStorefront, openTestShop, pageSaying, versionOf } from '../test/testShop';

// Real servers and real files; a busy machine takes its time.
jest.setTimeout(60_000);

/** Version 1 on show, version 2 as a canary for half of the visitors; visitors take turns. */
async function canaryShop(canaryPage?: string) {
  const shop = await openTestShop();
  const live = await shop.promoted(1);
  const canary = await shop.release(2, canaryPage);
  await startCanary(shop.desk.journal, canary.id, 0.5);
  let visitor = 0;
  let now = Date.now();
  const app = await openStorefront(shop, {
    draw: () => (visitor++ % 2 === 0 ? 0.9 : 0.1),
    now: () => (now += 20),
    boardToken: 'the token of the board',
  });
  const visit = async (times: number) => {
    for (let time = 0; time < times; time += 1) await app.inject('/cart');
  };
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const vital = (release: string, value: number) =>
    post('/_vitals', { release, route: '/cart', name: 'LCP', value });
  const latest = () => shop.desk.journal.latest();
  /** Waits until a canary that has to end has ended. */
  const ended = async () => {
    for (let look = 0; look < 100; look += 1) {
      const turn = await latest();
      if (turn?.what === 'canary stopped') return turn;
      await visit(2);
    }
    return undefined;
  };
  return { app, live, canary, visit, post, vital, latest, ended };
}

const failure = (release: string, version: string) => ({
  release,
  remote: 'cart',
  version,
  expose: './pages/cart',
  kind: 'load',
  message: '404',
});

test('ends when browsers cannot load the new version, and says why on the board', async () => {
  const { app, canary, visit, post, ended } = await canaryShop();
  await visit(120);
  for (let time = 0; time < 60; time += 1) await post('/_failures', failure(canary.id, versionOf(2)));
  const turn = await ended();
  expect(turn?.withdrawn).toBe(canary.id);
  expect(turn?.reason).toMatch(/^It failed \d+ times on \d+ pages, the release on show 0 times on \d+\.$/);
  const board = await app.inject({
    url: '/_releases',
    headers: { authorization: 'Bearer the token of the board' },
  });
  expect(board.body).toContain(turn?.reason);
});

test('ends when the new version fails on the server, and every visitor still gets the whole page', async () => {
  const { app, ended } = await canaryShop(pageSaying('two').replace('data.lines', 'data.no.such'));
  for (let time = 0; time < 120; time += 1) {
    expect((await app.inject('/cart')).body).toContain('version 1 2');
  }
  expect((await ended())?.reason).toContain('It failed');
});

test('ends when its pages are slower by the stated margin', async () => {
  const { live, canary, visit, vital, ended } = await canaryShop();
  await visit(10);
  for (let time = 0; time < 60; time += 1) {
    await vital(live.id, 1_000 + time);
    await vital(canary.id, 1_400 + time);
  }
  expect((await ended())?.reason).toMatch(
    /^Its LCP is 14\d\d, that of the release on show 10\d\d \(three of four visits\)\.$/,
  );
});

test('goes on when it fails no more than the release on show, or too little is known', async () => {
  const { live, canary, visit, post, vital, latest } = await canaryShop();
  await visit(40);
  for (let time = 0; time < 20; time += 1) await post('/_failures', failure(canary.id, versionOf(2)));
  expect((await latest())?.what).toBe('canary started');
  for (let time = 0; time < 20; time += 1) await post('/_failures', failure(live.id, versionOf(1)));
  await visit(160);
  for (let time = 0; time < 60; time += 1) {
    await vital(live.id, 1_000);
    await vital(canary.id, 1_150);
  }
  expect((await latest())?.what).toBe('canary started');
});

test('counts nothing about releases and remotes that are not on show', async () => {
  const { visit, post, latest, live } = await canaryShop();
  await visit(120);
  for (let time = 0; time < 30; time += 1) {
    await post('/_failures', failure('unknown', versionOf(2)));
    await post('/_failures', { ...failure(live.id, versionOf(1)), remote: 'stranger' });
    await post('/_vitals', { release: live.id, route: '/stranger', name: 'LCP', value: 1 });
  }
  expect(
    (await post('/_vitals', { release: live.id, route: '/cart', name: 'LCP', value: -1 })).statusCode,
  ).toBe(400);
  expect((await latest())?.what).toBe('canary started');
});
