import type { PageHealth } from '../federation/pageHealth';

/** Something that went wrong with a remote. */
export interface Failure {
  readonly remote: string;
  readonly expose: string;
  readonly kind: 'load' | 'render' | 'event';
  readonly error: unknown;
  /** The version in use unless said otherwise. */
  readonly version?: string;
}

export type ReportFailure = (failure: Failure) => void;

/** Where failures are told, with the remote's version beside them. */
export const FAILURES_PATH = '/_failures';

/** Failures that one page reports; what goes wrong again and again is known by then. */
const MOST_REPORTS = 20;

/**
 * Tells the server which version of which remote failed, without waiting for an answer.
 * @param release id of the release that the page is of
 */
export function createFailureReporter(release: string, health: PageHealth): ReportFailure {
  return (failure) => {
    const { remote, expose, kind, error, version = health.versionOf(remote) } = failure;
    health.failures.push({ ...failure, version });
    if (health.failures.length > MOST_REPORTS) return;
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const report = JSON.stringify({ release, remote, version, expose, kind, message });
    navigator.sendBeacon(FAILURES_PATH, new Blob([report], { type: 'application/json' }));
  };
}
