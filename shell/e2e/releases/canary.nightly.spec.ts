import type { Browser } from '@playwright/test';
import { expect, test as base } from '@tanabana/tooling/playwright/journey';
import { VISITOR_COOKIE } from '../../server/telemetry/canaryVisitors';
import { DATA_FAULTS, faulty, unreadable } from '../failures/faults';
import { FAULTY_VERSION, openFaultyShop, type FaultyShop } from '../failures/faultyShop';
import { firstPageOf } from '../routes';

const { address: path, expose } = firstPageOf('cart');

/** Number of canary visitors whose browsers run no scripts, so that they report no failures. */
const QUIET_VISITORS = 30;

/** A shop with a valid live release, and a canary whose remote `cart` breaks in browsers. */
const test = base.extend<{ readonly canaryShop: FaultyShop }>({
  canaryShop: async ({}, use) => {
    const shop = await openFaultyShop('cart', faulty('throws while rendering', expose, ['browser']));
    await shop.promoteValid();
    await shop.startFaultyCanary();
    for (let visitor = 0; visitor < QUIET_VISITORS; visitor += 1) {
      await fetch(shop.address + path, { headers: { 'x-forwarded-for': `198.51.100.${visitor}` } });
    }
    await use(shop);
    await shop.close();
  },
});

/** Opens the page as a new visitor, and waits until the page reports the failure. Returns the token of the visitor. */
async function failingVisit(
  browser: Browser,
  { address }: FaultyShop,
  visitor: string,
): Promise<string | undefined> {
  const context = await browser.newContext({
    baseURL: address,
    extraHTTPHeaders: { 'x-forwarded-for': visitor },
  });
  const page = await context.newPage();
  const reported = page.waitForRequest('**/_failures');
  await page.goto(path);
  await reported;
  const cookies = await context.cookies();
  await context.close();
  return cookies.find(({ name }) => name === VISITOR_COOKIE)?.value;
}

// The timeout is long, because each visitor opens a browser context.
test.describe.configure({ timeout: 240_000 });

test('a canary that fails in browsers is stopped after reports of enough visitors', async ({
  browser,
  canaryShop,
}) => {
  for (let visitor = 0; visitor < 5; visitor += 1) {
    expect((await canaryShop.latest())?.action).toBe('canary-start');
    await failingVisit(browser, canaryShop, `203.0.113.${visitor}`);
  }
  // The server evaluates the canary after a report, but at most every five seconds.
  let visitor = 5;
  const lastAction = async () => {
    const action = (await canaryShop.latest())?.action;
    if (action !== 'canary-stop') await failingVisit(browser, canaryShop, `203.0.113.${(visitor += 1)}`);
    return action;
  };
  await expect.poll(lastAction, { timeout: 150_000 }).toBe('canary-stop');
  expect((await canaryShop.latest())?.reason).toMatch(/^It failed for \d+ of \d+ visitors/);
});

for (const fault of Object.keys(DATA_FAULTS) as (keyof typeof DATA_FAULTS)[]) {
  test(`a canary of the catalogue that cannot read any product, so that its pages ${fault}, is stopped`, async () => {
    const shop = await openFaultyShop('catalogue', unreadable(fault), { rendersApart: true });
    await shop.promoteValid();
    await shop.startFaultyCanary();
    let visitor = 0;
    const lastAction = async () => {
      const headers = { 'x-forwarded-for': `203.0.113.${(visitor += 1)}` };
      const answer = await fetch(`${shop.address}/product/10001`, { headers });
      // Each visitor gets the product in the version before.
      expect([answer.status, (await answer.text()).includes('Minimum Order Quantity')]).toEqual([200, true]);
      return (await shop.latest())?.action;
    };
    await expect.poll(lastAction, { timeout: 60_000, intervals: [200] }).toBe('canary-stop');
    expect((await shop.latest())?.reason).toMatch(/^It failed for \d+ of \d+ visitors/);
    await shop.close();
  });
}

test('repeated reports of one visitor, and reports without a token, do not stop the canary', async ({
  browser,
  canaryShop,
}) => {
  const token = await failingVisit(browser, canaryShop, '203.0.113.1');
  expect(token).toBeDefined();
  const report = { remote: 'cart', version: FAULTY_VERSION, expose, kind: 'render', message: 'broken' };
  const valid = `${VISITOR_COOKIE}=${token}`;
  for (const cookie of [valid, '', `${valid}x`]) {
    for (let time = 0; time < 20; time += 1) {
      const answer = await fetch(`${canaryShop.address}/_failures`, {
        method: 'POST',
        body: JSON.stringify(report),
        headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': `203.0.113.${time + 100}` },
      });
      expect(answer.status).toBe(204);
    }
  }
  for (let time = 0; time < 6; time += 1) await failingVisit(browser, canaryShop, '203.0.113.1');
  expect((await canaryShop.latest())?.action).toBe('canary-start');
});
