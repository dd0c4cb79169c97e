import type { CanaryVisitors } from './canaryVisitors';
import type { LiveReleases } from '../live/liveReleases';
import type { Observations, Refusal } from './observations';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { FailureReport, VitalReport } from './reportSchemas';

interface RecordOptions {
  readonly observations: Observations;
  readonly visitors: CanaryVisitors;
}

/**
 * Counts a failure in the visitor's release. A report without a token counts as `unproven`, because anybody can send
 * one. Pages have no token while no canary runs.
 * @param token of the visitor, from a cookie
 * @returns why the report was refused; `undefined` when it counts
 */
export function recordFailure(
  { observations, visitors }: RecordOptions,
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
 * Counts a measurement. It is for information only, so it needs no token.
 * @returns why the report was refused; `undefined` when it counts
 */
export function recordVital(
  observations: Observations,
  { route, name, value }: VitalReport,
  served: LiveReleases,
): Refusal | undefined {
  const owner = servedReleases(served)
    .map((release) => ownerOfRoute(release, route))
    .find((remote) => remote !== undefined);
  if (owner === undefined) return 'unknown';
  observations.addVital({ route, name, value }, owner);
  return undefined;
}

function servedReleases({ live, canary }: LiveReleases): readonly ServedRelease[] {
  return canary ? [live, canary] : [live];
}

/** Whether a release has a version of a remote, or falls back to it. */
function hasVersion(served: ServedRelease | undefined, remote: string, version: string): boolean {
  if (!served) return false;
  const { release, previous } = served;
  const known = remote === 'shell' ? [release.shell] : [release.remotes[remote], previous[remote]];
  return known.some((manifest) => manifest?.version === version);
}

/** The remote that a route of a release belongs to. */
function ownerOfRoute({ release }: ServedRelease, route: string): string | undefined {
  return Object.values(release.remotes).find(({ routes }) => routes.some(({ path }) => path === route))?.name;
}
