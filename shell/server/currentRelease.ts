import type { FastifyBaseLogger } from 'fastify';
import { ArtefactError, type ArtefactStore } from '../release/artefactStore';
import { deployablesOf, type Release } from '../release/releaseDocument';
import type { ReleaseStore } from '../release/releaseStore';

/** Gives the release on show, noticing a promotion at the next request. */
export type CurrentRelease = () => Release | undefined;

/** @throws {ArtefactError} naming the first version that is not in the store */
function requireArtefacts(artefacts: ArtefactStore, release: Release): void {
  for (const { name, version } of deployablesOf(release)) {
    if (artefacts.has(name, version)) continue;
    throw new ArtefactError(
      `Release ${release.id} names ${name} ${version}, which is not in the artefact store.`,
    );
  }
}

/**
 * @param log told when the pointer names a release that cannot be shown; the last good one then stays on show
 */
export function createCurrentRelease(
  releases: ReleaseStore,
  artefacts: ArtefactStore,
  log: Pick<FastifyBaseLogger, 'error'>,
): CurrentRelease {
  let stamp = -1;
  let release: Release | undefined;
  return () => {
    const present = releases.pointerStamp();
    if (present === stamp) return release;
    stamp = present;
    try {
      const id = releases.current();
      if (id === undefined || id === release?.id) return release;
      const next = releases.load(id);
      requireArtefacts(artefacts, next);
      release = next;
    } catch (error) {
      log.error({ err: error }, 'The promoted release cannot be shown; the last good one stays.');
    }
    return release;
  };
}
