import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '../release/releaseDocument';
import type { ReleaseStore } from '../release/releaseStore';

/** Gives the release on show, noticing a promotion at the next request. */
export type CurrentRelease = () => Release | undefined;

/**
 * @param log told when the pointer names a release that cannot be read; the last good one then stays on show
 */
export function createCurrentRelease(
  releases: ReleaseStore,
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
      if (id !== undefined && id !== release?.id) release = releases.load(id);
    } catch (error) {
      log.error({ err: error }, 'The release on show cannot be read; the last good one stays.');
    }
    return release;
  };
}
