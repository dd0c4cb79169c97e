import type { Route } from '@playwright/test';
import { axeFindings, expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { tabTo } from '@tanabana/tooling/playwright/keyboard';
import { onEveryScreen } from '@tanabana/tooling/playwright/screens';
import { ELEPHANT, RUG, storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';

const STATES = {
  'an empty cart': { cart: [], shows: 'Your Cart is Empty' },
  'a cart without rugs': { cart: [VASE, ELEPHANT], shows: 'Make Payment' },
  'a cart with a rug': { cart: [VASE, RUG], shows: 'One or more Rug items require a custom quotation.' },
};

onEveryScreen(() => {
  for (const [state, { cart, shows }] of Object.entries(STATES)) {
    test(`${state} fits and breaks no accessibility rule`, async ({ page, store }) => {
      await store(storedCart(...cart));
      await goTo(page, '/cart');
      await expect(page.getByText(shows).first()).toBeVisible();
      await expectToFit(page);
      if (cart.length > 0) {
        await page.getByRole('button', { name: `Remove ${VASE.title}` }).click();
        await expect(page.getByText('was removed')).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      }
    });
  }
});

test('the cart is changed, and the enquiry is opened, with the keyboard alone', async ({ page, store }) => {
  await store(storedCart(VASE, ELEPHANT));
  await goTo(page, '/cart');
  const line = page.getByRole('article', { name: VASE.title });
  const badge = (count: number) => page.locator('header').getByRole('link', { name: `Cart, ${count} items` });

  await tabTo(line.getByRole('spinbutton', { name: /^Quantity/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(badge(65)).toBeVisible();
  await tabTo(line.getByRole('button', { name: 'Increase quantity' }));
  await page.keyboard.press('Space');
  await expect(badge(66)).toBeVisible();

  await tabTo(line.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await expect(badge(25)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(badge(66)).toBeVisible();
  await expect(line.getByRole('link', { name: VASE.title })).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Enquire Now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/enquiry');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('a cart of eight lines on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('has total and enquiry in view along all lines, in a bar that covers no focused control', async ({
    page,
    store,
  }) => {
    const sizes = { 30003: '7 in', 30004: '9 in', 30005: '6 rings', 30006: '8 x 5 in', 30007: '16 x 16 in' };
    const others = Object.entries(sizes).map(([id, size]) => ({ ...VASE, id: Number(id), size }));
    await store(storedCart(VASE, ELEPHANT, RUG, ...others));
    await goTo(page, '/cart');
    const bar = page.getByRole('region', { name: 'Your enquiry' });
    const lines = page.getByRole('article');
    await expect(lines).toHaveCount(8);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(/^₹[\d,]+ \+ 1 rug to quote$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enquire Now' }).filter({ visible: true })).toHaveCount(1);
    for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThan(230);

    for (const line of await lines.all()) {
      const controls = [line.getByRole('spinbutton'), line.getByRole('button', { name: /^Remove/ })];
      for (const control of controls) {
        await control.focus();
        const { y = NaN, height = NaN } = (await control.boundingBox()) ?? {};
        const top = (await bar.boundingBox())?.y ?? NaN;
        expect(y + height).toBeLessThanOrEqual(top);
      }
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await page.getByRole('link', { name: 'Sitemap' }).scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
    const { y = NaN, height = NaN } = (await summary.boundingBox()) ?? {};
    expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });
});

test('a rug whose category was edited in storage is a rug in cart, enquiry and checkout', async ({
  page,
  store,
}) => {
  await store(storedCart({ ...RUG, title: 'Cheap cloth', category: 'Handicraft Products', price: 1 }));
  await goTo(page, '/cart');
  await expect(page.getByRole('article', { name: RUG.title }).getByText('Price on enquiry')).toBeVisible();
  await expect(page.getByText('Make Payment')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(/Cheap cloth|₹/);

  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page.getByText('Rug pricing will be confirmed in our reply.')).toBeVisible();
  await goTo(page, '/checkout');
  await expect(page.getByRole('heading', { name: 'Your rugs are quoted first' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
});

test("the catalogue's price replaces an edited price, and changes the sum", async ({ page, store }) => {
  await store(storedCart({ ...VASE, price: 1 }));
  await goTo(page, '/cart');
  await expect(
    page.getByRole('article', { name: VASE.title }).getByText('₹1,680', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Order Summary' }).getByText('₹50,400').first(),
  ).toBeVisible();
});

const INDEX = '**/records/products.*.json';
const BLOCK = '**/records/products-*.json';

const FAILURES: readonly [
  failure: string,
  files: string,
  fail: (route: Route) => Promise<void>,
  expose: string,
][] = [
  ['the products cannot be loaded', BLOCK, (route) => route.abort(), 'products-0'],
  [
    'the products violate their contract',
    BLOCK,
    (route) => route.fulfill({ json: [{ id: VASE.id }] }),
    'products-0',
  ],
  ['their index fails its integrity check', INDEX, (route) => route.fulfill({ json: [] }), 'products'],
];

test.describe('an edited price cannot be paid, and the catalogue’s failure is reported', () => {
  test.use({ allowedComplaints: /cannot be read|integrity|Failed to load resource/ });

  for (const [failure, files, fail, expose] of FAILURES) {
    test(`when ${failure}`, async ({ page, store }) => {
      await store(storedCart({ ...VASE, price: 100 }));
      await page.route(files, fail);
      const reported = page.waitForRequest('**/_failures');
      await goTo(page, '/checkout');
      expect((await reported).postDataJSON()).toMatchObject({ remote: 'catalogue', expose });
      await expect(page.getByRole('heading', { name: 'Your prices are confirmed first' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
    });
  }
});

test('the cart is printed as one table, without what only a screen needs', async ({ page, store }) => {
  // Width of A4 between its margins.
  await page.setViewportSize({ width: 717, height: 1000 });
  await store(storedCart(VASE, ELEPHANT, RUG));
  await goTo(page, '/cart');
  await expect(page.getByText(/cartons of/).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Increase quantity', /^Remove/, 'Empty cart', /^Add a carton/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  const lines = page.getByRole('article');
  const [first, second] = await Promise.all([lines.nth(0).boundingBox(), lines.nth(1).boundingBox()]);
  expect(first?.height).toBeLessThan(120);
  expect(second?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), -1);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
