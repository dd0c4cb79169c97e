import { chromiumPath } from './chromiumPath';
import { startShop } from './startShop';

/**
 * Starts one shop for all journeys, unless STOREFRONT names one that runs already.
 * @returns ends it
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  process.env.CHROMIUM_PATH = await chromiumPath();
  if (process.env.STOREFRONT) return undefined;
  const { address, stop } = await startShop();
  process.env.STOREFRONT = address;
  return stop;
}
