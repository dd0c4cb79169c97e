import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { endWithReason } from '@tanabana/http/environment';
import { runStorefront } from './runStorefront';

/**
 * Serves the live release, and promotes none (`npm run serve`). Needs no sources.
 * @param renderScript bundled script of the render processes, relative to `root`
 */
export async function serve(root: string, renderScript: string): Promise<void> {
  const { env } = process;
  const print = (line: string) => console.log(line);
  if (env.SETTINGS) print('SETTINGS is ignored: settings are part of a release.');
  await runStorefront({ root, env, renderScript, readSettings: liveSettings, print }).catch(endWithReason);
}

async function liveSettings({ deployments, releases }: ReleaseContext) {
  const present = await deployments.latest().catch(() => undefined);
  const release = present && (await releases.load(present.live).catch(() => undefined));
  return release?.settings;
}
