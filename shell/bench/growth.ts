/**
 * Measures what a shopper and the server pay for a large collection. Adds generated products to copies of this working
 * copy, publishes them with the real build, and starts their shops.
 *
 *     npx tsx shell/bench/growth.ts [--size <number of products>]…
 */
import { chromium, type Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_ARGUMENTS, chromiumPath } from '@tanabana/tooling/playwright/chromiumPath';
import { residentMegabytes } from '../test/processUsage';
import { growShop } from './grownShop';
import { cartData, documentSize, filters, secondView, typedWord } from './growthPages';

const { values: options } = parseArgs({ options: { size: { type: 'string', multiple: true } } });
const sizes = (options.size ?? ['84', '1000', '10000']).map(Number);

type Figures = Readonly<Record<string, string>>;

/** Fetches a page and reads it to its end. */
async function fetched(address: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const start = performance.now();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { byteLength: bytes } = await response.arrayBuffer();
  return { ms: performance.now() - start, bytes };
}

async function measureShop(address: string, pid: number | undefined, browser: Browser): Promise<Figures> {
  // The first request of a shop measures render processes that have no data.
  const search = await fetched(`${address}/catalogue?q=vase`);
  const { key, letters } = await typedWord(browser, address);
  const [filter, secondFilter] = await filters(browser, address);
  const second = await secondView(browser, address);
  const cart = await cartData(browser, address);
  const listing = await documentSize(browser, `${address}/catalogue`);
  const category = await documentSize(browser, `${address}/catalogue?category=rugs`);
  const sitemap = await fetched(`${address}/sitemap.xml`);
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const [, ...children] = await residentMegabytes(pid);
  return {
    'first key, kB': kilobytes(key.bytes),
    'first key, requests': String(key.requests),
    'first key, main thread ms at 4×': key.ms.toFixed(0),
    'three more letters, kB': kilobytes(letters.bytes),
    'three more letters, requests': String(letters.requests),
    'filter at 4×, ms': filter.toFixed(0),
    'second filter at 4×, ms': secondFilter.toFixed(0),
    'second page, requests': String(second.requests),
    'second page, kB stored': kilobytes(second.bytes),
    'cart of three lines, requests': String(cart.requests),
    'cart of three lines, kB of data': kilobytes(cart.bytes),
    'fresh q=vase, ms': search.ms.toFixed(0),
    'listing, nodes': String(listing.nodes),
    'listing, kB': kilobytes(listing.bytes),
    'category, nodes': String(category.nodes),
    'category, kB': kilobytes(category.bytes),
    'sitemap, ms': sitemap.ms.toFixed(0),
    'busiest render process, MB': pid === undefined ? '-' : Math.max(0, ...children).toFixed(0),
  };
}

async function measure(size: number, artefacts: string, browser: Browser): Promise<Figures> {
  const grown = await growShop(size, artefacts);
  try {
    const shop = await grown.start();
    const figures = await measureShop(shop.address, shop.pid, browser).finally(shop.stop);
    return { ...figures, 'build, processor s': grown.buildSeconds.toFixed(1) };
  } finally {
    grown.remove();
  }
}

const artefacts = mkdtempSync(path.join(tmpdir(), 'tanabana-growth-'));
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...BROWSER_ARGUMENTS] });
try {
  const columns: Figures[] = [];
  for (const size of sizes)
    columns.push(await measure(size, process.env.ARTEFACTS_DIR ?? artefacts, browser));
  console.log(`\n| what | ${sizes.join(' | ')} |\n| --- | ${sizes.map(() => '---:').join(' | ')} |`);
  for (const name of Object.keys(columns[0] ?? {})) {
    console.log(`| ${name} | ${columns.map((figures) => figures[name]).join(' | ')} |`);
  }
} finally {
  await browser.close();
  rmSync(artefacts, { recursive: true, force: true });
}
