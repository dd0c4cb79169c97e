import type { ReportFailure } from './failure';

/** A script in stacks and events: its remote, and its name without the hash. */
const SCRIPT = /\/assets\/([a-z]+)\/(?:dev\/)?([\w-]+)(?:\.[0-9a-f]{10})?\.js/;

/**
 * Finds the remote and script that caused an error.
 * @returns undefined for an error outside the remotes
 * @internal
 */
export function originOf(error: unknown, filename = '') {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, remote, script] = SCRIPT.exec(stack) ?? SCRIPT.exec(filename) ?? [];
  return remote && script ? { remote, expose: script } : undefined;
}

/** Reports errors that no error boundary catches: in event handlers, timers and unhandled rejections. */
export function reportUncaught(report: ReportFailure): void {
  const tell = (error: unknown, filename?: string) => {
    const origin = originOf(error, filename);
    if (origin) report({ ...origin, kind: 'event', error });
  };
  window.addEventListener('error', ({ error, filename }) => tell(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
