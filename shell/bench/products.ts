/**
 * Measures how the cost of pages and releases grows with the number of products: generates them in a copy of the
 * repository, ships them to a running shop, and asks for pages as a browser does. `PRODUCTS=100,1000,10000` says how
 * many there are.
 */
import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from '@tanabana/build/playwright/chromiumPath';
import { goTo } from '@tanabana/build/playwright/goTo';
import { PHONE } from '@tanabana/build/playwright/profiles';
import { watchTraffic } from '@tanabana/build/playwright/traffic';
import { copyRepository } from '../test/copyRepository';
import { askSteadily } from './load';
import { addProducts, FIRST_ID } from './moreProducts';
import { processorTimeMs, residentMegabytes } from '../test/processUsage';
import { startServer } from './startServer';

const COUNTS = (process.env.PRODUCTS ?? '100,1000,10000').split(',').map(Number);
const SECONDS = 3;

/** What a visitor does, each in a browser that has never been here. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'next page': async (page) => {
    const cards = page.locator('main article');
    const before = await cards.count();
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await page.waitForFunction((count) => document.querySelectorAll('main article').length > count, before);
  },
  search: async (page) => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('blue pottery');
    await page.getByRole('button', { name: /^Remove “blue pottery”/ }).waitFor();
  },
  filter: async (page) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('checkbox').first().check();
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL(/\?/);
  },
  product: async (page) => {
    await page.locator('main article').getByRole('link').first().click();
    await page.waitForURL(/\/product\//);
    await page.getByText('Minimum Order Quantity').first().waitFor();
  },
};

const house = copyRepository(path.resolve(import.meta.dirname, '../..'));
const release = (...words: string[]) => house.run('npm', 'run', '--silent', 'release', '--', ...words);
const shop = await startServer('shop', {
  DATA_DIR: house.data,
  ARTEFACTS_DIR: path.join(house.data, 'artefacts'),
});
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
let number = Date.now();

/** @returns bytes of a page's document, compressed */
async function documentBytes(address: string): Promise<number> {
  return brotliCompressSync(await (await fetch(shop.origin + address)).text()).length;
}

/** @param address ends with a parameter that makes each visit a render @returns processor time of one, in ms */
async function processorMs(address: string): Promise<string> {
  const next = () => `${address}${(number += 1)}`;
  await askSteadily(shop.origin, 1, 1, next);
  const before = await processorTimeMs(shop.pid);
  const { count } = await askSteadily(shop.origin, 1, SECONDS, next);
  return (((await processorTimeMs(shop.pid)) - before) / count).toFixed(1);
}

/** @returns bytes of data files and records that a browser fetches for what a visitor does, as they travel */
async function dataBytes(
  from: Browser,
  address: string,
  visit: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await from.newPage({
    baseURL: shop.origin,
    viewport: PHONE.viewport,
    serviceWorkers: 'block',
  });
  const { requests, settled } = watchTraffic(page);
  await goTo(page, address);
  await settled();
  await visit(page);
  await settled();
  const data = requests.filter((request) => /^\/assets\/.*\.json$/.test(new URL(request.url()).pathname));
  const sizes = await Promise.all(data.map((request) => request.sizes()));
  await page.context().close();
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

/** @returns how long it took, in seconds */
async function timed(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1_000).toFixed(1);
}

/** Ships a catalogue, and measures it. @returns a row of the table */
async function measure(count: number): Promise<readonly (string | number)[]> {
  addProducts(path.join(house.root, 'mfe-catalogue/collection'), count);
  const publish = await timed(() => release('publish', 'catalogue'));
  const promote = await timed(async () => {
    await release('compose', 'catalogue');
    await release('promote');
  });
  // The new release is live when its last product is.
  const last = `/product/${FIRST_ID + count - 1}`;
  while ((await fetch(shop.origin + last)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const bytes: string[] = [];
  for (const page of ['/', '/catalogue', last]) bytes.push(kilobytes(await documentBytes(page)));
  const times: string[] = [];
  for (const page of ['/catalogue?q=', `${last}?size=`]) times.push(await processorMs(page));
  const memory = (await residentMegabytes(shop.pid)).map(Math.round).filter((size) => size > 50);
  const data: string[] = [];
  for (const visit of Object.values(VISITS))
    data.push(kilobytes(await dataBytes(browser, '/catalogue', visit)));
  data.push(kilobytes(await dataBytes(browser, '/cart', () => Promise.resolve())));
  return [count, publish, promote, bytes.join(', '), times.join(', '), ...data, memory.join(', ')];
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

try {
  const headings = [
    'products',
    'publish, s',
    'promote, s',
    'document of home, listing, product, kB',
    'processor ms of a search, a product',
  ];
  const all = [...headings, ...Object.keys(VISITS).map((visit) => `${visit}, kB`), 'cart, kB', 'memory, MB'];
  console.log(`${row(all)}\n${row(all.map(() => '---:'))}`);
  for (const count of COUNTS) console.log(row(await measure(count)));
} finally {
  await browser.close();
  await shop.stop();
  house.remove();
}
