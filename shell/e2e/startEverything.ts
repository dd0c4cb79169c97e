import { chromiumPath } from './chromiumPath';
import { journeysStorefront } from './journeysStorefront';
import { startStorefront } from './startStorefront';

/** Starts the storefront once for all journeys. STOREFRONT names one that runs already. */
export default async function startEverything(): Promise<void> {
  process.env.CHROMIUM_PATH = await chromiumPath();
  if (process.env.STOREFRONT) return;
  const storefront = await startStorefront();
  journeysStorefront.current = storefront;
  process.env.STOREFRONT = storefront.address;
}
