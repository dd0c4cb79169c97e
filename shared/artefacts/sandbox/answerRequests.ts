import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { hardenRealm } from './hardenRealm';

const limitsSchema = v.object({ maxBlockedMs: v.number(), maxMemoryBytes: v.number() });
const requestSchema = v.object({ id: v.number(), message: v.unknown() });

/** Time between two heartbeats, in milliseconds. */
const BEAT_MS = 100;

/** Descriptor of the pipe on which the watchdog reports why it ends the process. */
const WATCHDOG_PIPE = 4;

/** Saved before `hardenRealm` removes it for untrusted code. */
const kill = process.kill.bind(process);

/** Answers one request; an error that it throws is sent as the answer. */
type Answer = (message: unknown) => unknown;

interface Answering {
  /** Sends the parent a message that it did not request. */
  readonly notify: (notice: unknown) => void;
}

/**
 * The child's side of `BoundedProcess`. Call it before untrusted code is loaded.
 * @param prepare reads the task; returns the function that answers later requests
 */
export function answerRequests(prepare: (task: unknown, answering: Answering) => Answer): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('This script is started by BoundedProcess.');
  watch();
  let answer: Answer | undefined;
  process.on('message', (request) => {
    const { id, message } = readRequest(request);
    const begin = (): unknown => {
      if (answer) return answer(message);
      answer = prepare(message, { notify: (notice) => void send({ notice }) });
      hardenRealm();
      return undefined;
    };
    Promise.resolve()
      .then(begin)
      .then((result) => void send({ id, result }))
      // A result that cannot be sent is a failure, too.
      .catch((error: unknown) => void send({ id, failure: failureOf(error) }));
  });
  // Without a parent there are no more requests.
  process.on('disconnect', () => process.exit(0));
  // Signals reach all processes of a group; the parent decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

/** Ends the process when it can no longer read requests, so that its parent replaces it at once. */
function readRequest(request: unknown): v.InferOutput<typeof requestSchema> {
  try {
    return v.parse(requestSchema, request);
  } catch {
    kill(process.pid, 'SIGKILL');
    throw new Error('The request cannot be read.');
  }
}

/** What went wrong, with its stack where there is one; an error of untrusted code may refuse to be read. */
function failureOf(error: unknown): string {
  try {
    const text: unknown = error instanceof Error ? (error.stack ?? error.message) : error;
    return String(text);
  } catch {
    return 'An error that cannot be read.';
  }
}

/** Starts the thread that ends this process when it does not yield or takes too much memory. */
function watch(): void {
  const { maxBlockedMs, maxMemoryBytes } = v.parse(limitsSchema, JSON.parse(process.argv[2] ?? ''));
  const beats = new Int32Array(new SharedArrayBuffer(4));
  new Worker(new URL('./watchdog.mjs', import.meta.url), {
    workerData: { beats, maxBlockedMs, maxMemoryBytes, reportTo: WATCHDOG_PIPE },
    execArgv: [],
    env: {},
  }).unref();
  setInterval(() => Atomics.store(beats, 0, 1), BEAT_MS);
}
