import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import type { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { CACHE_PREFIX, WORKER_PATH, type OfflineLimits } from '../../protocol/offline';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import type { FastifyInstance } from 'fastify';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { compressDocument } from '../../render/compressDocument';
import { sendCompressed } from '../pages/sendDocument';
import type { Services } from '../services/createServices';
import { withLiveRelease } from './withLiveRelease';

const DEFAULT_MEGABYTES = 50;
const DEFAULT_TIMEOUT_MS = 2_500;

const POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";

/** Service worker that replaces the shell's service worker, deletes the shop's caches and unregisters itself. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Serves the service worker of the shell, with the limits of its caches from the settings. When the setting `offline`
 * is false or the shell has no worker, serves a script that unregisters the worker.
 */
export function serviceWorker(
  app: FastifyInstance,
  { liveReleases, artefacts }: Pick<Services, 'liveReleases' | 'artefacts'>,
): void {
  let last: { readonly release: string; readonly brotli: Buffer } | undefined;
  const sendWorker = withLiveRelease(liveReleases, async (release, reply, request) => {
    if (last?.release !== release.id)
      last = { release: release.id, brotli: compressDocument(await scriptOf(release, artefacts)) };
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY, vary: 'accept-encoding' });
    return sendCompressed(request, reply, last);
  });
  app.get(WORKER_PATH, sendWorker);
}

async function scriptOf({ shell, settings }: Release, artefacts: ArtefactStore): Promise<string> {
  if (settings.offline === false || shell.worker === undefined) return REMOVAL;
  const worker = await artefacts.read(shell, BROWSER_FOLDER + shell.worker);
  return `self.offlineLimits=${JSON.stringify(limitsOf(settings))};\n${worker.toString('utf8')}`;
}

function limitsOf({ offline }: Pick<ReleaseSettings, 'offline'>): OfflineLimits {
  const { maxMegabytes = DEFAULT_MEGABYTES, networkTimeoutMs = DEFAULT_TIMEOUT_MS } =
    typeof offline === 'object' ? offline : {};
  return { maxBytes: maxMegabytes * 1_000_000, networkTimeoutMs };
}
