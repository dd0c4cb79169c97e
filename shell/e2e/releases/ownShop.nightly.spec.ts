import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectToFit } from '@tanabana/tooling/playwright/accessibility';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test as base } from '@tanabana/tooling/playwright/journey';
import { newShop } from '@tanabana/tooling/shop/newShop';
import { productIdSchema } from '@tanabana/tooling/shop/productId';
import * as v from 'valibot';

const NAMES = [
  'कुर्सी का गद्दा',
  'Cushion cover in the seven natural colours of the sheep of the Deccan plateau, with a border on both sides',
  'Bolster',
];

/** A product that is named by a handle, and comes in colours, of which one is sold out. */
const COLOURED = {
  id: 'bolster-in-colours',
  name: 'Bolster in Colours',
  price: [
    { color: 'indigo', amount: 900, originalAmount: 1_100, SKU: 'CU-6-IND' },
    { color: 'rose', amount: 900, isSoldOut: true },
  ],
  stock: 'made to order',
};
const COLOURED_ADDRESS = `/product/${v.parse(productIdSchema, COLOURED.id)}`;

/** Products without trade data: one group, prices with paise, one price on request, one sold out, no manufacturers. */
function writeProducts(shop: string): void {
  for (let id = 3; id <= 30; id += 1) {
    const product = {
      id,
      name: NAMES[id - 3] ?? `Cushion no. ${id}`,
      price: id === 5 ? null : 649.5 + id,
      image: ['1-whole'],
      description: 'A cotton cover with a hidden zip.',
      details: [],
      color: ['Green', 'White'],
      tags: ['cushion'],
      SKU: `CU-${id}`,
      ...(id === 6 && COLOURED),
      ...(id === 7 && { stock: 'sold out' }),
    };
    writeFileSync(path.join(shop, `collection/cushions/${id}.json`), JSON.stringify(product));
  }
}

const test = base.extend<object, { readonly shopEnvironment: Readonly<Record<string, string>> }>({
  shopEnvironment: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-own-shop-'));
      const shop = path.join(folder, 'kesari');
      await newShop(shop);
      writeProducts(shop);
      const settings = readFileSync(path.join(shop, 'settings.json'), 'utf8');
      writeFileSync(path.join(shop, 'settings.json'), settings.replace('"My Shop"', '"Kesari"'));
      await use({ SHOP: shop, ARTEFACTS_DIR: path.join(folder, 'artefacts') });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
// The page of an unknown address has the status 404.
test.use({ allowedComplaints: /status of 404/ });
test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** Words of the sample shop, which no page of another shop contains. */
const OF_SAMPLE = /tanabana|handcraft|bhadohi|\brugs?\b|christmas|25 units|foundation|biomass/i;

const PRODUCTS = ['1', '3', '4', '5', '7'].map((id) => `/product/${id}`);
const PAGES = ['/', '/catalogue', ...PRODUCTS, COLOURED_ADDRESS, '/contact'];
const OTHERS = ['/tear-sheet?ids=1,5', '/compare?ids=1,2,3', '/privacy', '/terms', '/sitemap', '/nothing'];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const address of [...PAGES, ...OTHERS]) {
      test(`${address} is the shop's own, fits the screen and is accessible`, async ({ page }) => {
        await goTo(page, address);
        await expect(page).toHaveTitle(/Kesari/);
        expect(await page.locator('body').innerText()).not.toMatch(OF_SAMPLE);
        expect(await page.locator('head').innerHTML()).not.toMatch(/<meta[^>]*(tanabana|handmade)/i);
        await expectToFit(page);
      });
    }

    test('a colour is ordered as its colour, and what is sold out is not ordered', async ({ page }) => {
      await goTo(page, COLOURED_ADDRESS);
      await expect(page.locator('main')).toContainText('Made to order');
      await page.getByRole('radio', { name: /rose/ }).check();
      await expect(page.getByRole('button', { name: 'Sold out' }).first()).toBeDisabled();
      await page.getByRole('radio', { name: /indigo/ }).check();
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText('Added to your cart: 1 × Bolster in Colours, indigo')).toBeVisible();
      await goTo(page, '/product/7');
      await expect(page.getByRole('button', { name: 'Sold out' }).first()).toBeDisabled();
      await goTo(page, '/cart');
      await expect(page.locator('main')).toContainText(/Colour:?\s*indigo/);
      await goTo(page, '/enquiry');
      await expect(page.locator('main')).toContainText('SKU: CU-6-IND');
    });

    test('a product is ordered from one unit, and one without a price on request', async ({ page }) => {
      for (const id of [3, 5]) {
        await goTo(page, `/product/${id}`);
        await page.getByRole('button', { name: 'Add to Cart' }).first().click();
        await expect(page.getByText('Added to your cart: 1 ×')).toBeVisible();
      }
      await goTo(page, '/cart');
      await expect(page.locator('main')).toContainText('Price on enquiry');
      expect(await page.locator('main').innerText()).not.toMatch(OF_SAMPLE);
      await expectToFit(page);
      await goTo(page, '/enquiry');
      await expect(page.getByRole('button', { name: 'Send Enquiry Email' })).toBeVisible();
      expect(await page.locator('main').innerText()).not.toMatch(OF_SAMPLE);
      await expectToFit(page);
    });
  });
}

test('what the shop does not have has no address, no link and no entry in the sitemap', async ({
  page,
  shop,
}) => {
  for (const address of ['/biomass', '/blog', '/about', '/faq']) {
    expect((await page.request.get(shop.address + address)).status(), address).toBe(404);
  }
  expect((await page.request.post(`${shop.address}/api/auth/demo-login`)).status()).toBe(403);
  const sitemap = await (await page.request.get(`${shop.address}/sitemap.xml`)).text();
  expect(sitemap).toContain('/product/30<');
  expect(sitemap).not.toMatch(/biomass|blog|foundation|artisans/);
  await goTo(page, '/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const link of new Set(links))
    expect((await page.request.get(shop.address + link)).status(), link).toBe(200);
});
