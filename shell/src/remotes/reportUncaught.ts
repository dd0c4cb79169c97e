import type { ReportFailure } from './failure';

/** A script of a published version, as stacks and events name it. */
const SCRIPT = /\/assets\/([a-z]+)\/([^/\s]+)\/([\w.-]+?)\.js/;

/**
 * The remote, version and script in which an error arose; nothing when it is none of ours.
 * @internal
 */
export function originOf(error: unknown, filename = '') {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, remote, version, script] = SCRIPT.exec(stack) ?? SCRIPT.exec(filename) ?? [];
  return remote && version && script ? { remote, version, expose: script } : undefined;
}

/**
 * Reports what no boundary sees: errors in event handlers, in timers, and of promises that nobody waits for.
 * The page goes on.
 */
export function reportUncaught(report: ReportFailure): void {
  const tell = (error: unknown, filename?: string) => {
    const origin = originOf(error, filename);
    if (origin) report({ ...origin, kind: 'event', error });
  };
  window.addEventListener('error', ({ error, filename }) => tell(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
