import type { EventEmitter } from 'node:events';

/** A server module of a published version, as stacks name it. */
const SERVER_MODULE = /\b([a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/server\//;

/** The remote and version whose code an error arose in; nothing when it was the server's own. */
export function culpritOf(error: unknown) {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  const [, remote, version] = SERVER_MODULE.exec(stack) ?? [];
  return remote && version ? { remote, version } : undefined;
}

interface StrayErrorHandlers {
  /** Told of an error in a remote's code; the server goes on. */
  readonly onRemote: (culprit: { readonly remote: string; readonly version: string }, error: unknown) => void;
  /** Told of any other, after which nothing can be relied on. */
  readonly onOwn: (error: unknown) => void;
}

/**
 * Catches what code throws when nobody waits for it: in timers, and in promises that it forgot. Without this, one
 * remote could end the server for all.
 * @returns stops catching
 */
export function catchStrayErrors(
  process: Pick<EventEmitter, 'on' | 'off'>,
  { onRemote, onOwn }: StrayErrorHandlers,
): () => void {
  const hear = (error: unknown) => {
    const culprit = culpritOf(error);
    if (culprit) onRemote(culprit, error);
    else onOwn(error);
  };
  const events = ['uncaughtException', 'unhandledRejection'];
  for (const event of events) process.on(event, hear);
  return () => {
    for (const event of events) process.off(event, hear);
  };
}
