import type { Observations, Refusal } from './observations';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import { pageOfReport, type PageOfReportOptions } from './pageOfReport';
import type { FailureReport, VitalReport } from './reportSchemas';

/**
 * Counts a failure, once per page and kind. A report without a token counts as `unproven`: pages in shared caches have
 * none, and anybody can send one.
 * @param served the live release and the canary; reports of other versions are refused
 * @returns why the report was refused; `undefined` when it counts
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
 * Counts a measurement. It is for information only, so it needs no token.
 * @param served the live release and the canary; measurements of other routes are refused
 * @returns why the report was refused; `undefined` when it counts
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
