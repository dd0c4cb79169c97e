import '@tanabana/tooling/commandLine/productionMode';
import path from 'node:path';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { prepareBoard } from './board/prepareBoard';
import { composePresentSources } from './cli/commands/presentSources';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { shopSettings } from '@tanabana/tooling/webpack/shopSettings';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';
import { verifiedChecks, verify } from './render/verify/verify';
import { endWithReason } from '@tanabana/http/environment';
import { runStorefront } from './server/runStorefront';

/** Variables that select a store which other servers may also use. */
const SHARED_STORES = ['RELEASES_BUCKET', 'DATABASE_URL', 'DATABASE_URL_FILE'];

/**
 * Builds the current sources. Composes and verifies a release of the builds.
 * @returns a function that promotes the release. The function does nothing if the release is live already.
 * @throws {Error} when a build fails, or the release is refused
 */
async function preparePresentSources(context: ReleaseContext, settings: ReleaseSettings) {
  const { deployments } = context;
  const release = await composePresentSources(context, settings);
  if ((await deployments.latest())?.live === release.id) return () => Promise.resolve();
  const checks = verifiedChecks(await verify(context, release));
  return () => promote(deployments, release.id, { checks });
}

/**
 * Builds, promotes and serves the current sources with a local data folder (`npm start`). With `BOARD_TOKEN`, the board
 * is served too.
 * @throws {Error} when a store is configured that other servers may use
 */
async function start(): Promise<void> {
  const { env } = process;
  const shared = SHARED_STORES.find((name) => env[name]);
  if (shared !== undefined) {
    throw new Error(
      `${shared} is set, and npm start only serves its own folder: use npm run serve, and npm run release to promote.`,
    );
  }
  const root = path.resolve(import.meta.dirname, '..');
  const settings = settingsWith(env.SETTINGS, shopSettings(root));
  const print = (line: string) => console.log(line);
  const isBoardWanted = [env.BOARD_TOKEN, env.BOARD_TOKEN_FILE].some(Boolean);
  const serveBoard = isBoardWanted ? await prepareBoard({ root, env, print }) : undefined;
  const shop = await runStorefront({
    root,
    env,
    readSettings: () => Promise.resolve(settings),
    preparePromotion: (context) => preparePresentSources(context, settings),
    print,
  });
  if (serveBoard) await serveBoard(shop);
  else print('BOARD_TOKEN=… npm start opens the board of releases too, on a port of its own.');
}

start().catch(endWithReason);
