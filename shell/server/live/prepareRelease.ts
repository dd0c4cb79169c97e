import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import { fetchBrowserFiles, fetchServerModules } from '../../composition/releases/fetchFiles';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { Renderer } from '../../render/renderTask';

/**
 * Loads a release for rendering, and downloads its browser files in the background.
 * @throws {Error} when the store is unreachable, or the disk has no room for the server modules
 */
export async function prepareRelease(
  artefacts: ArtefactStore,
  renderer: Pick<Renderer, 'prepare'>,
  served: ServedRelease,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  await fetchServerModules(artefacts, served);
  await renderer.prepare(served);
  // Not awaited: a requested file is fetched on demand.
  void fetchBrowserFiles(artefacts, served).catch((error: unknown) =>
    log.error({ err: error }, 'The browser files of a release could not be cached on this machine'),
  );
}
