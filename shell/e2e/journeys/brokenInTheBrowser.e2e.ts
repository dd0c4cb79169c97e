import type { Page, Route } from 'playwright-core';
import { eventually } from '../eventually';
import { faulty, type CodeFault } from '../faults';
import { FAULTY_VERSION, openFaultyShop } from '../faultyShop';
import { OWN_PAGES, REMOTES } from '../routes';
import { closeBrowser, follow, newVisit } from '../visit';

// A script may be waited for, for 8 s, before the page says so.
jest.setTimeout(120_000);

afterAll(closeBrowser);

const answerWith = (status: number) => (route: Route) => route.fulfill({ status, body: 'no' });
const changed = (change: (script: string) => string) => async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

/** What may come instead of a remote's scripts. What a visitor asks for again comes as it is. */
const NETWORK_FAULTS: Readonly<Record<string, (route: Route) => unknown>> = {
  'answers 404': answerWith(404),
  'answers 500': answerWith(500),
  'answers with garbage': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Welcome to the hotel wifi' }),
  'is cut off in the middle': changed((script) => script.slice(0, script.length / 2)),
  'has other bytes than were published': changed((script) => `${script}\n;window.tampered = true;`),
  'comes after 10 s': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue().catch(() => undefined);
  },
};

const NETWORK_CASES = REMOTES.flatMap((remote) =>
  Object.keys(NETWORK_FAULTS).map((fault) => [remote, fault] as const),
);

/** Notes the failures that a page reports. @returns waits for one, as `remote version kind` */
async function reportsOf(page: Page): Promise<(report: RegExp) => Promise<unknown>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => told.push(text));
      return send(address, body);
    };
    Object.assign(window, { told });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  return (report) =>
    eventually(async () => {
      const failures = (await told()).map((text) => JSON.parse(text) as Record<string, string>);
      return failures.some(({ remote, version, kind }) => report.test(`${remote} ${version} ${kind}`));
    }, String(report));
}

async function restStands(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().waitFor();
}

test.each(NETWORK_CASES)(
  'when the script of %s %s: words, the rest of the page, a report, and Try again that works',
  async (remote, fault) => {
    const { page, context } = await newVisit();
    const reported = await reportsOf(page);
    const scripts = `**/assets/${remote}/**/*.js*`;
    // What is fetched ahead of a click must not come, or it would be there already.
    await page.route(scripts, (route) => route.abort());
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await page.unroute(scripts);
    await page.route(scripts, (route) => NETWORK_FAULTS[fault]?.(route));
    await follow(page, OWN_PAGES[remote].path);

    await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 15_000 });
    expect(await page.getByRole('alert').innerText()).toMatch(/is not answering just now/);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await restStands(page);
    await reported(new RegExp(`^${remote} [0-9.]+-[0-9a-f]{10} load$`));

    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main h1').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await context.close();
  },
);

const CODE_CASES = REMOTES.flatMap((remote) =>
  (['throws when it is loaded', 'throws while rendering'] as const).map((fault) => [remote, fault] as const),
);

test.each(CODE_CASES)(
  'when a version of %s %s in browsers: what the server rendered goes on as words, counted on the board, and a whole version heals it',
  async (remote, fault: CodeFault) => {
    const { path, expose } = OWN_PAGES[remote];
    const shop = await openFaultyShop(remote, faulty(fault, expose, ['browser']));
    const { page, context } = await newVisit({ baseURL: shop.address });
    const reported = await reportsOf(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: 15_000 });
    await restStands(page);
    const kind = fault === 'throws while rendering' ? 'render' : 'load';
    await reported(new RegExp(`^${remote} ${FAULTY_VERSION} ${kind}$`));
    await eventually(shop.countsFailures, 'a count on the board');

    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);

    await shop.promoteWhole();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.locator('main h1').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await context.close();
    await shop.close();
  },
);

test.each(REMOTES)(
  'when a version of %s throws in an event handler: the page goes on, and the board counts it',
  async (remote) => {
    const { path, expose } = OWN_PAGES[remote];
    const shop = await openFaultyShop(remote, faulty('throws in an event handler', expose, ['browser']));
    const { page, context } = await newVisit({ baseURL: shop.address });
    const reported = await reportsOf(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.locator('body').click({ position: { x: 4, y: 4 } });
    await reported(new RegExp(`^${remote} ${FAULTY_VERSION} event$`));
    await page.locator('main h1').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await restStands(page);
    await eventually(shop.countsFailures, 'a count on the board');
    await context.close();
    await shop.close();
  },
);
