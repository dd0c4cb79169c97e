import type { ReportFailure } from './failure';
import type { PageHealth } from './pageHealth';

/** Path that receives failure reports. */
export const FAILURES_PATH = '/_failures';

/**
 * Creates a function that reports a failure of a remote, with its version, to the server without waiting for
 * an answer. It reports only the first failure of each kind, because the server counts no more.
 * @param token of the document
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
