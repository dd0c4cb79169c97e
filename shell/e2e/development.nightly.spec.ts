import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect as expectInTime, test } from '@tanabana/tooling/playwright/journey';
import { startShop, type RunningShop } from '@tanabana/tooling/playwright/startShop';
import { replaceText } from '@tanabana/tooling/publish/clonedRepository.testing';
import { copyRepository } from '../test/copyRepository';

/** Port of the shop. The dev servers use the next five ports. */
const PORT = '43120';

// Builds take long on a busy computer.
const expect = expectInTime.configure({ timeout: 120_000 });

test.describe.configure({ mode: 'serial', timeout: 400_000 });

let copy: ReturnType<typeof copyRepository>;
let shop: RunningShop;

test.beforeAll(async () => {
  // The timeout is long, because the first start builds all deployables.
  test.setTimeout(600_000);
  copy = copyRepository(path.resolve(import.meta.dirname, '../..'));
  await startAgain();
});

async function startAgain(): Promise<void> {
  const environment = { NODE_ENV: 'development', PORT, DATA_DIR: copy.data };
  shop = await startShop(environment, 'development/main.ts', copy.root);
}

test.afterAll(async () => {
  await shop.stop();
  copy.remove();
});

/** Changes a file of the copied repository. @returns a function that undoes the change */
const change = (file: string, from: string, to: string) => replaceText(copy.root, file, from, to);

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
  change('shell/layout/layout.json', 'Handmade in India', 'Woven in India');
  await expect(page.getByText('Woven in India')).toBeVisible();
  const undo = change('mfe-content/content/pages/contact.json', 'Ask us about', 'Write to us about');
  await expect(page.getByText('Write to us about')).toBeVisible();
  await expect(page.getByLabel('Name').first()).toHaveValue('Meera');
  undo();
  await expect(page.getByText('Ask us about')).toBeVisible();
});

test('in development, a changed page with data is reloaded once', async ({ page }) => {
  await goTo(page, `${shop.address}/sitemap`);
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));
  const undo = change('mfe-content/src/pages/sitemap/page.tsx', '<PageTitle>Sitemap', '<PageTitle>All pages');
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
  expect(reloads).toBe(1);
  undo();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  expect(reloads).toBe(2);
});

const VASE = 'mfe-catalogue/collection/handicrafts/30001.json';
const VASE_NAME = 'Blue Pottery Vase with Lotus Vine';

const textOf = async (page: Page, path: string) =>
  (await page.request.get(shop.address + path).catch(() => undefined))?.text() ?? '';

test('in development, a changed product is on its page', async ({ page }) => {
  const undo = change(VASE, VASE_NAME, 'Green Pottery Vase');
  await expect.poll(() => textOf(page, '/product/30001')).toContain('Green Pottery Vase</h1>');
  await goTo(page, `${shop.address}/product/30001`);
  await expect(page.getByRole('heading', { level: 1, name: 'Green Pottery Vase' })).toBeVisible();
  undo();
  await expect.poll(() => textOf(page, '/product/30001')).toContain(`${VASE_NAME}</h1>`);
});

test.describe('with a fault', () => {
  test.use({ allowedComplaints: /failed \(server\)|status of 503|webpack-dev-server|30001/ });

  for (const [fault, from, to, message] of [
    ['a broken product', '"id": 30001,', '"id": 30001', /handicrafts\/30001\.json cannot be read/],
    [
      'an invalid field',
      '"id": 30001,',
      '"id": 30001, "nmae": "Vase",',
      /handicrafts\/30001\.json is invalid:\s+nmae/,
    ],
    ['an absent picture', '"30001-detail"', '"absent"', /30001\.json shows the picture "absent"/],
  ] as const) {
    test(`in development, ${fault} is reported with its file until it is corrected`, async ({ page }) => {
      await goTo(page, `${shop.address}/product/30001`);
      const undo = change(VASE, from, to);
      const overlay = page.locator('#webpack-dev-server-client-overlay');
      await expect(overlay.contentFrame().getByText(message).first()).toBeVisible();
      const printed = stripVTControlCharacters(shop.printed());
      expect(printed).toMatch(message);
      expect(printed).not.toMatch(/TB-PUBLISH-008|at readChecked/);
      undo();
      await expect(overlay).toBeHidden();
      await goTo(page, `${shop.address}/product/30001`);
      await expect(page.getByRole('heading', { level: 1, name: VASE_NAME })).toBeVisible();
    });
  }

  test('in development, code that fails only on the server is reported over the page until it is corrected', async ({
    page,
  }) => {
    const file = 'mfe-cart/src/pages/wishlist/page.tsx';
    const undo = change(file, 'function WishlistPage', 'void window.innerWidth;\nfunction WishlistPage');
    const status = async () => (await page.request.get(`${shop.address}/wishlist`)).status();
    await expect.poll(status).toBe(503);
    await page.goto(`${shop.address}/wishlist`);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(
      overlay.getByText(/cart: \/wishlist failed \(server\): ReferenceError/).first(),
    ).toBeVisible();
    const line =
      readFileSync(path.join(copy.root, file), 'utf8').split('\n').indexOf('void window.innerWidth;') + 1;
    await expect(overlay.getByText(`${file}:${line}`).first()).toBeVisible();
    undo();
    await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden();
    await expect.poll(status).toBe(200);
  });
});

test.describe('with changed routes', () => {
  // The server restarts, and builds all deployables again.
  test.describe.configure({ timeout: 600_000 });
  test.use({ allowedComplaints: /./ });

  const RESTARTED = { timeout: 240_000 };
  const ROUTES = 'mfe-content/src/routes.ts';

  test('in development, changed routes and a new page take effect', async ({ page }) => {
    const pages = path.join(copy.root, 'mfe-content/src/pages');
    cpSync(path.join(pages, 'newsletter'), path.join(pages, 'care'), { recursive: true });
    change('mfe-content/src/pages/care/page.tsx', '{page.title}', 'How to care for pottery');
    const undo = change(ROUTES, "path: '/newsletter',", "path: '/letters',");
    change(ROUTES, 'routes: [', "routes: [{ path: '/care', page: 'care' },");
    await expect.poll(() => textOf(page, '/care'), RESTARTED).toContain('How to care for pottery</h1>');
    expect(await textOf(page, '/letters')).toContain('A letter from the workshops</h1>');
    expect((await page.request.get(`${shop.address}/newsletter`)).status()).toBe(404);
    undo();
    await expect
      .poll(() => textOf(page, '/newsletter'), RESTARTED)
      .toContain('A letter from the workshops</h1>');
  });

  test('in development, an empty text of a menu is reported', async ({ page }) => {
    const undo = change(ROUTES, "label: 'Contact Us'", "label: ''");
    await expect.poll(() => shop.printed(), RESTARTED).toMatch(/The link to \/contact has no label/);
    undo();
    await expect.poll(() => textOf(page, '/contact'), RESTARTED).toContain('</h1>');
  });
});

test.describe('started again', () => {
  test.describe.configure({ timeout: 600_000 });
  test.use({ allowedComplaints: /./ });

  const printed = () => stripVTControlCharacters(shop.printed());
  const builds = () => readFileSync(path.join(copy.data, 'dev/artefacts/sources.json'), 'utf8');
  const ALL = /(?=.*"shell")(?=.*"account")(?=.*"cart")(?=.*"catalogue").*"content"/;

  test('in development, a second start serves the last builds, and compiles a remote when a page loads it', async ({
    page,
  }) => {
    await expect.poll(builds).toMatch(ALL);
    await shop.stop();
    await startAgain();
    expect(await textOf(page, '/cart')).toContain('Shopping Cart');
    expect(printed()).not.toContain('compiled');
    // The compilers of the page's remotes start first, and use the server's processor time.
    await goTo(page, `${shop.address}/contact`, { timeout: 120_000 });
    await expect.poll(printed).toContain('mfe-content compiled successfully');
    expect(printed()).not.toContain('mfe-account compiled');
    const undo = change('mfe-content/content/pages/contact.json', 'Ask us about', 'Write to us about');
    await expect(page.getByText('Write to us about')).toBeVisible();
    undo();
  });

  test('in development, faults after a second start are reported with their lines', async ({ page }) => {
    const CONTACT = 'mfe-content/src/pages/contact/page.tsx';
    const SITEMAP = 'mfe-content/src/pages/sitemap/page.tsx';
    const FIRST_LINE = "import { definePage, type PageProps } from '@tanabana/contract/pages/page';";
    const RENDER = 'function Contact({ request }: PageProps) {';
    const PAGES = 'const [pages = []';
    const lineOf = (file: string, text: string) =>
      1 +
      readFileSync(path.join(copy.root, file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text));
    const body = lineOf(CONTACT, RENDER) + 1;
    await expect.poll(builds).toMatch(ALL);
    await shop.stop();
    await startAgain();
    await goTo(page, `${shop.address}/contact`, { timeout: 120_000 });
    for (const [file, from, to, report] of [
      [CONTACT, RENDER, `${RENDER}\n  const = 1;`, new RegExp(`contact/page\\.tsx[\\s\\S]{0,80}${body}`)],
      [
        CONTACT,
        RENDER,
        `${RENDER}\n  const n: number = 'one';\n  void n;`,
        new RegExp(`contact/page\\.tsx:${body}:9\\s+TS2322`),
      ],
      [
        CONTACT,
        FIRST_LINE,
        `${FIRST_LINE}\nimport { nobody } from '@tanabana/ui/theme/tokens';\nvoid nobody;`,
        /export 'nobody' .* was not found/,
      ],
      [
        SITEMAP,
        PAGES,
        "throw new Error('No map');\n    const [pages = []",
        new RegExp(`failed \\(server\\): Error: No map\\s+${SITEMAP}:${lineOf(SITEMAP, PAGES)}`),
      ],
    ] as const) {
      const undo = change(file, from, to);
      await expect
        .poll(async () => (await textOf(page, file === SITEMAP ? '/sitemap' : '/contact')) && printed())
        .toMatch(report);
      undo();
      await expect.poll(() => textOf(page, '/sitemap')).toContain('Sitemap</h1>');
      // The page reloads itself.
      await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    }
  });

  test('in development, sources that changed while the server was stopped, or before a page loaded them, are served', async ({
    page,
  }) => {
    await expect.poll(builds).toMatch(ALL);
    await shop.stop();
    change('mfe-cart/src/pages/cart/page.tsx', 'Your Cart is Empty', 'Nothing in the Cart');
    await startAgain();
    await goTo(page, `${shop.address}/cart`, { timeout: 120_000 });
    await expect(page.getByText('Nothing in the Cart')).toBeVisible();
    expect(printed()).not.toContain('mfe-account compiled');
    change('shared/ui/kit/Breadcrumb.tsx', 'aria-label="Breadcrumb"', 'aria-label="Where you are"');
    await expect.poll(() => textOf(page, '/login')).toContain('</h1>');
    await expect.poll(() => textOf(page, '/contact')).toContain('Where you are');
  });
});
