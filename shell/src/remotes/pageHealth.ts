import type { Composition } from '@tanabana/runtime/contracts/composition';

/** A loaded expose of a remote. */
interface Load {
  readonly remote: string;
  readonly expose: string;
  readonly milliseconds: number;
}

/** State of the remotes on one page: versions in use, load times, and failures. */
export class PageHealth {
  readonly loads: Load[] = [];
  readonly failures: Failure[] = [];
  private readonly versions: Map<string, string>;

  constructor(remotes: Composition['remotes']) {
    this.versions = new Map(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  }

  /** The version in use: the release's, or its fallback version. */
  versionOf(remote: string): string {
    return this.versions.get(remote) ?? 'unknown';
  }

  uses(remote: string, version: string): void {
    this.versions.set(remote, version);
  }
}

/** A failure of a remote. */
interface Failure {
  readonly remote: string;
  readonly expose: string;
  readonly kind: 'load' | 'render' | 'event';
  readonly error: unknown;
  /** By default the version in use. */
  readonly version?: string;
}

export type ReportFailure = (failure: Failure) => void;

/** Path that receives failure reports. */
export const FAILURES_PATH = '/_failures';

/**
 * Creates a function that reports a failure of a remote, with its version, to the server without waiting for
 * an answer. It reports only the first failure of each kind.
 */
export function createFailureReporter(health: PageHealth): ReportFailure {
  return (failure) => {
    const { remote, expose, kind, error, version = health.versionOf(remote) } = failure;
    const isRepeated = health.failures.some((known) => known.kind === kind);
    health.failures.push({ ...failure, version });
    if (isRepeated) return;
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const report = JSON.stringify({ remote, version, expose, kind, message });
    navigator.sendBeacon(FAILURES_PATH, new Blob([report], { type: 'application/json' }));
  };
}

/** A script or record in messages, stacks and events: its remote, and its name without the hash. */
const FILE = /\/assets\/([a-z]+)\/(?:dev\/|records\/)?([\w-]+)(?:\.[0-9a-f]{10})?\.js/;

/**
 * Finds the remote and file that caused an error: the one that the message names, otherwise the innermost script.
 * @returns undefined for an error outside the remotes
 * @internal
 */
export function originOf(error: unknown, filename = '') {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const [, remote, file] = FILE.exec(text) ?? FILE.exec(filename) ?? [];
  return remote && file ? { remote, expose: file } : undefined;
}

/** Reports errors that no error boundary catches: in event handlers, timers and unhandled rejections. */
export function reportUncaught(report: ReportFailure): void {
  const reportError = (error: unknown, filename?: string) => {
    const origin = originOf(error, filename);
    if (origin) report({ ...origin, kind: 'event', error });
  };
  window.addEventListener('error', ({ error, filename }) => reportError(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
