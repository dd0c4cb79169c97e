import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { CACHE_PREFIX, WORKER_PATH, type OfflineLimits } from '@tanabana/runtime/contracts/offline';
import type { Settings } from '@tanabana/runtime/settings/settings';
import type { FastifyPluginCallback } from 'fastify';
import { BROWSER_FOLDER } from '../../composition/releases/addresses';
import type { Release } from '../../composition/releases/releaseDocument';
import { compressDocument } from '../../render/compressDocument';
import type { GetLiveReleases } from '../live/liveReleases';
import { sendCompressed } from '../pages/sendCompressed';

const DEFAULT_MEGABYTES = 50;
const DEFAULT_TIMEOUT_MS = 2_500;

/** The worker may only connect to this origin. */
const POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";

/** Replaces the previous service worker, deletes its caches and unregisters itself. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface ServiceWorkerOptions {
  readonly liveReleases: GetLiveReleases;
  readonly artefacts: ArtefactStore;
}

/**
 * Serves `/sw.js`: the service worker of the live release's shell with the limits from the settings, or a script that
 * unregisters it when the release turns offline mode off or its shell has no worker.
 */
export const serviceWorker: FastifyPluginCallback<ServiceWorkerOptions> = (app, options, done) => {
  const { liveReleases, artefacts } = options;
  let last: { readonly release: string; readonly script: { readonly brotli: Buffer } } | undefined;

  app.get(WORKER_PATH, async (request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { release } = served.live;
    if (last?.release !== release.id)
      last = {
        release: release.id,
        script: { brotli: compressDocument(await scriptOf(release, artefacts)) },
      };
    const { script } = last;
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY, vary: 'accept-encoding' });
    return sendCompressed(request, reply, script);
  });
  done();
};

async function scriptOf({ shell, settings }: Release, artefacts: ArtefactStore): Promise<string> {
  if (settings.offline === false || shell.worker === undefined) return REMOVAL;
  const worker = await artefacts.read(shell, BROWSER_FOLDER + shell.worker);
  return `self.offlineLimits=${JSON.stringify(limitsOf(settings))};\n${worker.toString('utf8')}`;
}

function limitsOf({ offline }: Settings): OfflineLimits {
  const { maxMegabytes = DEFAULT_MEGABYTES, networkTimeoutMs = DEFAULT_TIMEOUT_MS } =
    typeof offline === 'object' ? offline : {};
  return { maxBytes: maxMegabytes * 1_000_000, networkTimeoutMs };
}
