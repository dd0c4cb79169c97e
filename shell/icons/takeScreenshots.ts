import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '@tanabana/tooling/playwright/chromiumPath';
import sharp from 'sharp';

const STATIC = path.join(import.meta.dirname, '../layout/static');

/** Screenshots that the web manifest lists. Sizes are in CSS pixels. */
const SCREENS = [
  { file: 'screen-catalogue.webp', address: '/catalogue', width: 1280, height: 800, scale: 1 },
  { file: 'screen-home.webp', address: '/', width: 375, height: 667, scale: 2 },
  { file: 'screen-product.webp', address: '/product/10001', width: 375, height: 667, scale: 2 },
] as const;

async function takeScreenshots(): Promise<void> {
  const { STOREFRONT } = process.env;
  if (!STOREFRONT) throw new Error('Name a running shop: STOREFRONT=http://localhost:3000');
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  for (const { file, address, width, height, scale } of SCREENS) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.goto(STOREFRONT + address, { waitUntil: 'networkidle' });
    const png = await page.screenshot();
    await sharp(png).webp({ quality: 70 }).toFile(path.join(STATIC, file));
    await page.close();
  }
  await browser.close();
}

await takeScreenshots();
