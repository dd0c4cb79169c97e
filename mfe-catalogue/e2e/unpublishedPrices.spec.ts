import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { watchTraffic } from '@tanabana/tooling/playwright/traffic';
import * as v from 'valibot';

const RUGS = path.resolve(import.meta.dirname, '../collection/rugs');
const rugSchema = v.object({ id: v.number(), price: v.array(v.object({ amount: v.number() })) });

/** Reads the rugs in a test, and not when the file is loaded, because a list of all journeys needs no collection. */
function readRugs() {
  return readdirSync(RUGS).map((file) =>
    v.parse(rugSchema, JSON.parse(readFileSync(path.join(RUGS, file), 'utf8'))),
  );
}

/** Finds the prices of rugs in a text, in every usual notation. */
function rugPricesIn(text: string): string[] {
  const amounts = new Set(readRugs().flatMap(({ price }) => price.map(({ amount }) => amount)));
  const numbers =
    text.match(/(?<![\w.-])\d{1,3}(,\d{2,3})+(?![\w.-])|(?<![\w.-])\d{4,6}(e\d)?(?![\w.-])/g) ?? [];
  return numbers.filter((written) => amounts.has(Number(written.replaceAll(',', ''))));
}

const DOCUMENTS = {
  'the home page, the listings and a craft': [
    '/',
    '/catalogue',
    '/catalogue?category=rugs',
    '/catalogue?sort=price-high',
    '/product/30001',
  ],
  'every rug': undefined,
};

for (const [pages, addresses] of Object.entries(DOCUMENTS)) {
  test(`the documents of ${pages} contain no price of a rug`, async ({ request }) => {
    const read = addresses ?? readRugs().map(({ id }) => `/product/${id}`);
    expect(read).not.toEqual([]);
    for (const address of read) {
      const document = await (await request.get(address)).text();
      expect.soft(document, address).toContain('</html>');
      expect.soft(rugPricesIn(document), address).toEqual([]);
    }
  });
}

test('no response between the listing and the cart contains a price of a rug', async ({ page }) => {
  const { requests, settled } = watchTraffic(page);
  await goTo(page, '/catalogue?sort=price-low');
  await page.getByRole('searchbox').fill('rug');
  await expect(page).toHaveURL(/[?&]q=rug\b/);
  await page.getByRole('article').getByRole('link', { name: /Rug/ }).first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByText('Price on enquiry')).toBeVisible();
  await settled();

  const fetched = await Promise.all(
    requests
      .filter((request) => /\.(js|json)$/.test(new URL(request.url()).pathname))
      .map(async (request) => ({
        address: request.url(),
        text: (await (await request.response())?.text()) ?? '',
      })),
  );
  const addresses = fetched.map(({ address }) => address);
  expect(addresses).toContainEqual(expect.stringContaining('/data/'));
  expect(addresses).toContainEqual(expect.stringContaining('/records/products'));
  expect(fetched.flatMap(({ address, text }) => rugPricesIn(text).map((price) => [address, price]))).toEqual(
    [],
  );
  expect(await page.evaluate(() => localStorage.getItem('tanabana_cart'))).toContain('"price":0');
});
