import type { Services } from '../createServices';
import { servedReleases, type LiveReleases } from '../live/liveReleases';
import type { Refusal } from './observations';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { FailureReport, VitalReport } from './reportSchemas';

/**
 * Counts a failure in the release of the visitor. Without a token a report counts as `unproven`, because
 * anybody can send one. Pages have no token while no canary runs.
 * @returns the reason of a refusal
 */
export function recordFailure(
  { observations, visitors }: Pick<Services, 'observations' | 'visitors'>,
  { remote, version, kind }: FailureReport,
  token: string | undefined,
  served: LiveReleases,
): Refusal | undefined {
  if (token === undefined) {
    const isServed = servedReleases(served).some((release) => hasVersion(release, remote, version));
    if (isServed) observations.addFailure({ remote, version, kind: 'unproven' });
    return 'tokenless';
  }
  const visitor = visitors.visitorOf(served, token);
  if (typeof visitor === 'string') return visitor;
  if (!hasVersion(served[visitor.side], remote, version)) return 'unknown';
  visitors.fail(served, visitor);
  observations.addFailure({ remote, version, kind });
  return undefined;
}

/**
 * Counts a measurement. Measurements need no token, because no decision depends on them.
 * @returns the reason of a refusal
 */
export function recordVital(
  observations: Services['observations'],
  { route, name, value }: VitalReport,
  served: LiveReleases,
): Refusal | undefined {
  const owner = servedReleases(served)
    .flatMap(({ release }) => Object.values(release.remotes))
    .find(({ routes }) => routes.some(({ path }) => path === route))?.name;
  if (owner === undefined) return 'unknown';
  observations.addVital({ route, name, value }, owner);
  return undefined;
}

/** Whether a version is in a release or is a fallback version of it. */
function hasVersion(served: ServedRelease | undefined, remote: string, version: string): boolean {
  if (!served) return false;
  const { release, previous } = served;
  const known = remote === 'shell' ? [release.shell] : [release.remotes[remote], previous[remote]];
  return known.some((manifest) => manifest?.version === version);
}
