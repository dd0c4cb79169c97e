import { chromiumPath } from './chromiumPath';
import { stageRelease } from './stageRelease';
import { startShop, type RunningShop } from './startShop';

/**
 * Starts one shop for all journeys, unless `STOREFRONT` is the address of a running shop. The shop serves the sources, or
 * the release `RELEASE` with a new build of the deployable `STAGED`.
 * @returns a function that stops the shop
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
