import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '@tanabana/build/playwright/chromiumPath';
import { startServer } from './startServer';

/** A storefront, and a browser that measures it. */
interface MeasuredShop {
  readonly origin: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Opens the storefront that `STOREFRONT` names, or starts the one of this checkout, and a browser. */
export async function openMeasuredShop(): Promise<MeasuredShop> {
  const { STOREFRONT } = process.env;
  const shop = STOREFRONT
    ? { origin: STOREFRONT, stop: () => Promise.resolve() }
    : await startServer('this build', {});
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const close = async () => {
    await browser.close();
    await shop.stop();
  };
  return { origin: shop.origin, browser, close };
}
