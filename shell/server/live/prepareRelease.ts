import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import { bringBrowserFiles, bringServerModules } from '../../composition/bringFiles';
import type { ServedRelease } from '../../composition/servedRelease';
import type { Renderer } from '../../render/renderTask';

/**
 * Makes a release ready to be rendered, and begins to copy what browsers will ask for.
 * @param log told when files cannot be kept on this machine
 * @throws {Error} when the store cannot be reached, or there is no room for what renders
 */
export async function prepareRelease(
  artefacts: ArtefactStore,
  renderer: Pick<Renderer, 'prepare'>,
  served: ServedRelease,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  await bringServerModules(artefacts, served);
  await renderer.prepare(served);
  // A file that is asked for meanwhile is brought at once.
  void bringBrowserFiles(artefacts, served).catch((error: unknown) =>
    log.error({ err: error }, 'The files of a release cannot be kept on this machine.'),
  );
}
