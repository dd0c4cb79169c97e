import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS, chromiumPath } from '@tanabana/tooling/playwright/chromiumPath';
import { startShop } from '@tanabana/tooling/playwright/startShop';

interface MeasuredShop {
  readonly origin: string;
  /** Process id of the server, if the server runs on this computer. */
  readonly pid: number | undefined;
  /** Origin of the shop that is measured for comparison, if there is one. */
  readonly other: string | undefined;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/**
 * Opens a browser. Starts the shop of this working copy unless `STOREFRONT` contains the address of a running shop.
 * @param against folder of another working copy, whose shop is started for comparison
 */
export async function openMeasuredShop(against?: string): Promise<MeasuredShop> {
  const { STOREFRONT, PID } = process.env;
  const shop = STOREFRONT
    ? { address: STOREFRONT, pid: Number(PID) || undefined, stop: () => Promise.resolve() }
    : await startShop();
  const other = against === undefined ? undefined : await startShop({}, 'start.ts', against);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...BROWSER_ARGUMENTS],
  });
  const close = async () => {
    await browser.close();
    await Promise.all([shop.stop(), other?.stop()]);
  };
  return { origin: shop.address, pid: shop.pid, other: other?.address, browser, close };
}
