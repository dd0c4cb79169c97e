import { chromiumPath } from './chromiumPath';
import { stageRelease } from './stageRelease';
import { startShop, type RunningShop } from './startShop';

/**
 * Starts one shop for all journeys, unless STOREFRONT names a running one: from the sources, or from RELEASE with a
 * fresh build of STAGED.
 * @returns a function that stops it
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  process.env.CHROMIUM_PATH = await chromiumPath();
  const { STOREFRONT, RELEASE, STAGED } = process.env;
  if (STOREFRONT) return undefined;
  const { address, stop } = await (RELEASE && STAGED ? startStaged(RELEASE, STAGED) : startShop());
  process.env.STOREFRONT = address;
  return stop;
}

async function startStaged(release: string, workspace: string): Promise<RunningShop> {
  const { environment, remove } = await stageRelease(release, workspace);
  const shop = await startShop(environment, 'server/serve.mjs');
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      remove();
    },
  };
}
