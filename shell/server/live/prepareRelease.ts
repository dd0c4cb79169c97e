import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import { fetchBrowserFiles, fetchServerModules } from '../../composition/releases/fetchFiles';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { Renderer } from '../../render/renderTask';

/**
 * Prepares a release for rendering, and starts to download its browser files in the background.
 * @param log receives failures of that download
 * @throws {Error} when the store cannot be reached, or the disk has no room for the server modules
 */
export async function prepareRelease(
  artefacts: ArtefactStore,
  renderer: Pick<Renderer, 'prepare'>,
  served: ServedRelease,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  await fetchServerModules(artefacts, served);
  await renderer.prepare(served);
  // Not awaited: a file that is requested meanwhile is fetched on demand.
  void fetchBrowserFiles(artefacts, served).catch((error: unknown) =>
    log.error({ err: error }, 'The browser files of a release could not be cached on this machine'),
  );
}
