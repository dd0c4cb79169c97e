import { firstModuleIn } from '@tanabana/contract/files/fileAddress';
import { FAILURES_PATH } from '../../protocol/reportPaths';
import type { Composition } from '@tanabana/contract/remotes/composition';

interface Load {
  readonly remote: string;
  readonly expose: string;
  readonly milliseconds: number;
}

interface Failure {
  readonly remote: string;
  readonly expose: string;
  readonly kind: 'load' | 'render' | 'event';
  readonly error: unknown;
  /** Version that failed. If undefined, the version in use has failed. */
  readonly version?: string;
}

export type ReportFailure = (failure: Failure) => void;

export class PageHealth {
  readonly loads: Load[] = [];
  readonly failures: Failure[] = [];
  private readonly versions: Map<string, string>;

  constructor(remotes: Composition['remotes']) {
    this.versions = new Map(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  }

  /** Returns the version in use: the version in the release, or the fallback version. */
  versionOf(remote: string): string {
    return this.versions.get(remote) ?? 'unknown';
  }

  uses(remote: string, version: string): void {
    this.versions.set(remote, version);
  }

  /** Records each error once, and reports the first failure of each kind to the server. */
  readonly report: ReportFailure = (failure) => {
    const { remote, expose, kind, error, version = this.versionOf(remote) } = failure;
    if (this.failures.some((known) => known.error === error)) return;
    const isRepeated = this.failures.some((known) => known.kind === kind);
    this.failures.push({ ...failure, version });
    if (isRepeated) return;
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const stack = error instanceof Error ? error.stack?.slice(0, 2_000) : undefined;
    const report = JSON.stringify({ remote, version, expose, kind, message, stack });
    navigator.sendBeacon(FAILURES_PATH, new Blob([report], { type: 'application/json' }));
  };
}

/**
 * Returns the remote and the file from which an error originates. Searches the message and the stack of the error, then
 * the name of the script in the error event.
 * @internal
 */
export function originOf(error: unknown, filename = '') {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const { name, module } = firstModuleIn(text) ?? firstModuleIn(filename) ?? {};
  return name && module ? { remote: name, expose: module } : undefined;
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
