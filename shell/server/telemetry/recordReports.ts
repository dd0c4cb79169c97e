import type { Observations, Refusal } from './observations';
import type { ServedRelease } from '../../composition/servedRelease';
import { pageOfReport, type PageOfReportOptions } from './pageOfReport';
import type { FailureReport, VitalReport } from './reportSchemas';

/**
 * Records a failure, once for each page and kind. One without a token is kept apart: it comes from a page that
 * shared caches keep, or from anybody.
 * @param served the live release and the canary; names that they do not have are never kept
 * @returns why it does not count; nothing when it does
 */
export function recordFailure(
  options: PageOfReportOptions,
  { token, remote, version, kind }: FailureReport,
  served: readonly ServedRelease[],
): Refusal | undefined {
  const { observations } = options;
  const found = pageOfReport(options, token, served);
  if ('refusal' in found) {
    if (found.refusal === 'tokenless' && served.some((release) => hasVersion(release, remote, version))) {
      observations.addFailure({ remote, version, kind: 'unproven' });
    }
    return found.refusal;
  }
  if (!hasVersion(found.of, remote, version)) return 'unknown';
  if (found.page.failures.has(kind)) return 'repeated';
  found.page.failures.add(kind);
  observations.addFailure({ remote, version, kind });
  return undefined;
}

/**
 * Records a measurement. It is shown and judges nothing, so anybody may send it.
 * @param served the live release and the canary; routes that they do not have are never stored
 * @returns why it does not count; nothing when it does
 */
export function recordVital(
  observations: Observations,
  { route, name, value }: VitalReport,
  served: readonly ServedRelease[],
): Refusal | undefined {
  const owner = served.map((release) => ownerOfRoute(release, route)).find((remote) => remote !== undefined);
  if (owner === undefined) return 'unknown';
  observations.addVital({ route, name, value }, owner);
  return undefined;
}

/** Whether a release has a version of a remote, or falls back to it. */
function hasVersion({ release, previous }: ServedRelease, remote: string, version: string): boolean {
  const known = remote === 'shell' ? [release.shell] : [release.remotes[remote], previous[remote]];
  return known.some((manifest) => manifest?.version === version);
}

/** The remote that a route of a release belongs to. */
function ownerOfRoute({ release }: ServedRelease, route: string): string | undefined {
  return Object.values(release.remotes).find(({ routes }) => routes.some(({ path }) => path === route))?.name;
}
