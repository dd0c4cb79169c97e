import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromiumPath';
import { startShop, type RunningShop } from './startShop';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Starts one shop for all journeys. The shop serves the sources, or the release `RELEASE` with a new build of the
 * deployable in the folder `STAGED`, if these variables are set. If `STOREFRONT` is the address of a running shop,
 * starts no shop.
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

/**
 * Serves a temporary copy of a release, with a new build of one deployable.
 * @param release `live`, or an id
 * @param workspace folder of the deployable
 * @throws {Error} if the release does not exist, or the build is incompatible with the release
 */
async function startStaged(release: string, workspace: string): Promise<RunningShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-staged-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const command = ['shared/tooling/release.mjs', 'stage', release, workspace, '--into', folder];
  const env = { ...process.env, SETTINGS: '{}' };
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) {
    remove();
    throw new Error(`The release ${release} could not be staged.`);
  }
  const environment = {
    DATA_DIR: folder,
    ARTEFACTS_DIR: path.join(folder, 'artefacts'),
    RELEASES_BUCKET: '',
  };
  const shop = await startShop(environment, 'server/serve.mjs');
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      remove();
    },
  };
}
