import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS, chromiumPath } from '@tanabana/build/playwright/chromiumPath';
import { startShop } from '@tanabana/build/playwright/startShop';

/** A storefront, another one to compare it with, and a browser that measures them. */
interface MeasuredShop {
  readonly origin: string;
  /** Process of the server, if this machine runs the server. */
  readonly pid: number | undefined;
  /** Origin of the other checkout's storefront. */
  readonly other: string | undefined;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/**
 * Opens the storefront that `STOREFRONT` names, or starts the one of this checkout, and a browser.
 * @param against folder of another checkout, whose storefront is started too
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
