import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { PAGES, REMOTES } from '../routes';
import { closeBrowser, follow, goTo, newVisit } from '../visit';
import { shareKept, wordsOf } from '../words';

afterAll(closeBrowser);

/** Ways in which the scripts of a remote may fail to come. */
const FAILURES = {
  'is blocked': (page: Page, remote: string) =>
    page.route(`**/assets/${remote}/**/*.js*`, (route) => route.abort()),
  'never answers': (page: Page, remote: string) =>
    page.route(`**/assets/${remote}/**/*.js*`, () => undefined),
};

const CASES = REMOTES.flatMap((remote) =>
  Object.keys(FAILURES).map((failure) => [remote, failure as keyof typeof FAILURES] as const),
);

test.each(CASES)('when %s %s, every other page stands and its own says so', async (remote, failure) => {
  const whole = await newVisit();
  const broken = await newVisit();
  await FAILURES[failure](broken.page, remote);

  for (const other of REMOTES.filter((name) => name !== remote)) {
    const [path] = PAGES[other];
    await goTo(whole.page, path);
    await broken.page.goto(path);
    await broken.page.locator('footer').waitFor();
    const words = await wordsOf(whole.page);
    // Lists grow while they are looked at; the hanging script keeps the page from ever being idle.
    await eventually(async () => shareKept(words, await wordsOf(broken.page)) >= 0.75, path);
  }

  // Its own page, reached by a click: the region says so in words, header and menu go on.
  await broken.page.goto('/about');
  await broken.page.waitForLoadState('load');
  const [own] = PAGES[remote];
  await follow(broken.page, own);
  await broken.page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 15_000 });
  await broken.page.getByRole('button', { name: 'Menu' }).click();
  await broken.page.getByRole('dialog').waitFor();
  await broken.page.keyboard.press('Escape');

  await broken.page.unroute(`**/assets/${remote}/**/*.js*`);
  await broken.page.getByRole('button', { name: 'Try again' }).click();
  await broken.page.locator('main h1').waitFor();
  expect(await broken.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await whole.context.close();
  await broken.context.close();
});

test('what the server rendered stays readable when its script never comes, and heals with Try again', async () => {
  const { page, context } = await newVisit();
  await page.route('**/assets/catalogue/**/*.js*', (route) => route.abort());
  await page.goto('/product/30001');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.getByText('Minimum Order Quantity: 25 units').waitFor();
  await page.unroute('**/assets/catalogue/**/*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).waitFor();
  await context.close();
});

test('a script whose bytes were changed on the way is refused, and costs its own region only', async () => {
  const { page, context, complaints } = await newVisit();
  await page.route('**/assets/cart/**/pages-cart.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.tampered = true;` });
  });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  expect(complaints.join('\n')).toMatch(/integrity/i);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await context.close();
});
