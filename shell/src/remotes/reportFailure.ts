import type { ReportFailure } from './failure';
import type { PageHealth } from './pageHealth';

/** Where failures are told, with the remote's version beside them. */
export const FAILURES_PATH = '/_failures';

/**
 * Tells the server which version of which remote failed, without waiting for an answer: the first failure of each
 * kind, as no more of them count.
 * @param token that came with the document
 */
export function createFailureReporter(token: string | undefined, health: PageHealth): ReportFailure {
  return (failure) => {
    const { remote, expose, kind, error, version = health.versionOf(remote) } = failure;
    const isRepeated = health.failures.some((known) => known.kind === kind);
    health.failures.push({ ...failure, version });
    if (isRepeated) return;
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const report = JSON.stringify({ token, remote, version, expose, kind, message });
    navigator.sendBeacon(FAILURES_PATH, new Blob([report], { type: 'application/json' }));
  };
}
