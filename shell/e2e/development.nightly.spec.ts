import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import { startShop, type RunningShop } from '@tanabana/build/playwright/startShop';
import { copyRepository } from '../test/copyRepository';

/** Port of the shop. The dev servers use the next five ports. */
const PORT = '43120';

test.describe.configure({ mode: 'serial' });

let copy: ReturnType<typeof copyRepository>;
let shop: RunningShop;

test.beforeAll(async () => {
  // The timeout is long, because the first start builds all deployables.
  test.setTimeout(300_000);
  copy = copyRepository(path.resolve(import.meta.dirname, '../..'));
  const environment = { NODE_ENV: 'development', PORT, DATA_DIR: copy.data };
  shop = await startShop(environment, 'server/dev.ts', copy.root);
});

test.afterAll(async () => {
  await shop.stop();
  copy.remove();
});

/** Replaces a text in a file of the copied repository. @returns a function that undoes the change */
function change(file: string, from: string, to: string): () => void {
  const whole = path.join(copy.root, file);
  const text = readFileSync(whole, 'utf8');
  writeFileSync(whole, text.replace(from, to));
  return () => writeFileSync(whole, text);
}

test('in development, pages are rendered on the server and have the policy of production, without warnings', async ({
  page,
}) => {
  const answer = await page.request.get(`${shop.address}/catalogue`);
  expect(await answer.text()).toContain('Handcrafted Treasures</h1>');
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  await goTo(page, `${shop.address}/product/30001`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.locator('header').getByRole('link', { name: 'Cart, 25 items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
});

test('in development, a changed text is displayed in open pages, which preserve their state', async ({
  page,
}) => {
  await goTo(page, `${shop.address}/contact`);
  await page.getByLabel('Name').first().fill('Meera');
  change('shell/src/layout/Footer.tsx', 'Handmade in India', 'Woven in India');
  await expect(page.getByText('Woven in India')).toBeVisible();
  await expect(page.getByLabel('Name').first()).toHaveValue('Meera');
});

test.describe('with a fault', () => {
  test.use({ allowedComplaints: /failed \(server\)|status of 503/ });

  test('in development, code that fails only on the server is reported over the page until it is corrected', async ({
    page,
  }) => {
    const undo = change(
      'mfe-cart/src/pages/wishlist/page.tsx',
      '/** The wishlist',
      'void window.innerWidth;\n/** The',
    );
    const status = async () => (await page.request.get(`${shop.address}/wishlist`)).status();
    await expect.poll(status).toBe(503);
    await page.goto(`${shop.address}/wishlist`);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(
      overlay.getByText(/cart: \/wishlist failed \(server\): ReferenceError/).first(),
    ).toBeVisible();
    await expect(overlay.getByText('mfe-cart/src/pages/wishlist/page.tsx:22').first()).toBeVisible();
    undo();
    await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden();
    await expect.poll(status).toBe(200);
  });
});
