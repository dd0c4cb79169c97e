import type { EventEmitter } from 'node:events';
import { currentOwner, type CodeOwner } from './codeOwner';

/** A server module of a published version, as stacks name it. */
const SERVER_MODULE = /\b([a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/server\//;

/** A line of a stack that names a file, rather than a part of Node. */
const FILE_FRAME = /^\s+at .*(?:file:\/\/|[( ]\/|[A-Z]:\\)/;

/** Errors of unknown origin that the server outlives in a window. */
const MAX_UNKNOWN = 10;
const WINDOW_MS = 60_000;

/** What an error says of where it arose; nothing when it is no error, or cannot be read. */
function stackOf(error: unknown): string {
  try {
    return typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  } catch {
    return '';
  }
}

/**
 * The remote and version whose code an error's stack names; nothing when it names none.
 * @internal
 */
export function culpritOf(error: unknown): CodeOwner | undefined {
  const [, remote, version] = SERVER_MODULE.exec(stackOf(error)) ?? [];
  return remote && version ? { remote, version } : undefined;
}

/**
 * Whose an error is that nobody waited for.
 *
 * 1. A deployable's when the stack names a server module of it.
 * 2. Our own when the stack names a file of ours: not Node's, and not a package's.
 * 3. Of the deployable whose code began the work, as the asynchronous context tells. `throw 'text'`, a replaced
 *    stack and `setTimeout(JSON.parse, 10, '{')` leave nothing else. While a page renders, its owner stands for
 *    the fragments on it too.
 * 4. Our own when the stack names a package: a connection of the server's broke, say.
 * 5. Unknown when it names nothing, as in `queueMicrotask(JSON.parse.bind(null, '{'))`: Node 20 has left the context
 *    by then.
 */
function originOf(error: unknown): CodeOwner | 'own' | 'unknown' {
  const culprit = culpritOf(error);
  if (culprit) return culprit;
  const files = stackOf(error)
    .split('\n')
    .filter((line) => FILE_FRAME.test(line));
  if (files.some((line) => !line.includes('/node_modules/'))) return 'own';
  return currentOwner() ?? (files.length > 0 ? 'own' : 'unknown');
}

/** What was thrown, in a form that can be logged without running code of whoever threw it. */
export function readableError(error: unknown): unknown {
  try {
    return structuredClone(error);
  } catch {
    return new Error('Something was thrown that cannot be read.');
  }
}

interface StrayErrorHandlers {
  /** Told of an error in a remote's code; the server goes on. */
  readonly onRemote: (culprit: CodeOwner, error: unknown) => void;
  /** Told of an error that may be anybody's; the server goes on, as the remotes are the likelier. */
  readonly onUnknown: (error: unknown) => void;
  /** Told of any other, and of more unknown ones than can be chance, after which nothing can be relied on. */
  readonly onOwn: (error: unknown) => void;
  readonly now: () => number;
}

/**
 * Catches what code throws when nobody waits for it: in timers, and in promises that it forgot. Without this, one
 * remote could end the server for all. What a remote does on purpose is not caught: `process.exit()`, or a loop
 * without end.
 * @returns stops catching
 */
export function catchStrayErrors(
  process: Pick<EventEmitter, 'on' | 'off'>,
  { onRemote, onUnknown, onOwn, now }: StrayErrorHandlers,
): () => void {
  let unknown: number[] = [];
  const hear = (thrown: unknown) => {
    const origin = originOf(thrown);
    const error = readableError(thrown);
    if (origin !== 'own' && origin !== 'unknown') {
      onRemote(origin, error);
      return;
    }
    if (origin === 'unknown') unknown = [...unknown.filter((at) => at > now() - WINDOW_MS), now()];
    if (origin === 'own' || unknown.length > MAX_UNKNOWN) onOwn(error);
    else onUnknown(error);
  };
  const events = ['uncaughtException', 'unhandledRejection'];
  for (const event of events) process.on(event, hear);
  return () => {
    for (const event of events) process.off(event, hear);
  };
}
