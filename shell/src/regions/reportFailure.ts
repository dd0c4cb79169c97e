import type { Composition } from '@tanabana/shared/contracts/composition';

/** Something that went wrong with a remote. */
export interface Failure {
  readonly remote: string;
  readonly expose: string;
  readonly kind: 'load' | 'render';
  readonly error: unknown;
}

export type ReportFailure = (failure: Failure) => void;

/** Where failures are told, with the remote's version beside them. */
export const FAILURES_PATH = '/_failures';

/**
 * Tells the server which version of which remote failed, without waiting for an answer.
 */
export function createFailureReporter({ release, remotes }: Composition): ReportFailure {
  return ({ remote, expose, kind, error }) => {
    const message = error instanceof Error ? error.message : String(error);
    const version = remotes[remote]?.version ?? 'unknown';
    const report = JSON.stringify({ release, remote, version, expose, kind, message });
    navigator.sendBeacon(FAILURES_PATH, new Blob([report], { type: 'application/json' }));
  };
}
