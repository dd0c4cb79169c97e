import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccountApi } from '@tanabana/account-api';
import { promote } from '../../composition/deployments/deployReleases';
import { openReleaseContext, type ReleaseContext } from '../../composition/releaseContext';
import type { Release } from '../../composition/releases/releaseDocument';
import { createStorefront } from '../../server/createStorefront';

/** Serves a release on a free local port, with its own history, accounts and secret in a temporary folder. */
export async function serveRelease(
  { root, artefacts, now }: ReleaseContext,
  release: Release,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-verified-'));
  const own = openReleaseContext(root, { DATA_DIR: folder }, () => undefined);
  await own.releases.save(release);
  await promote(own.deployments, release.id);
  const accounts = await createAccountApi({ dataFolder: path.join(folder, 'accounts'), env: {} });
  const app = await createStorefront({
    context: { ...own, artefacts },
    secret: randomBytes(32).toString('hex'),
    currentSeed: () => 1,
    random: () => 0,
    now,
    accounts: accounts.plugin,
    logLevel: 'error',
  });
  app.addHook('onClose', async () => {
    await accounts.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}
