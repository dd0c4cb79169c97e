import type { ReleaseContext } from '../composition/releaseContext';
import { endWithReason } from '../http/environment';
import { runStorefront } from './runStorefront';

/**
 * `npm run serve`: serves what the deployment history says, and changes nothing of it. It needs no sources.
 * @param root the repository's folder, or what holds the server alone
 * @param renderScript script of the render processes, below that folder
 */
export async function serve(root: string, renderScript: string): Promise<void> {
  const { env } = process;
  const print = (line: string) => console.log(line);
  if (env.SETTINGS) print('SETTINGS says nothing to this server: the settings are part of a release.');
  await runStorefront({ root, env, renderScript, googleClientId: liveGoogleClient, print }).catch(
    endWithReason,
  );
}

/** The settings of what is live hold the button's client. */
async function liveGoogleClient({ deployments, releases }: ReleaseContext): Promise<string | undefined> {
  const present = await deployments.latest().catch(() => undefined);
  const release = present && (await releases.load(present.live).catch(() => undefined));
  return release?.settings.googleClientId;
}
