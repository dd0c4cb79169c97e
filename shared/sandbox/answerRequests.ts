import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { hardenRealm } from './hardenRealm';
import { errorStack } from '@tanabana/contract/errors/errorText';

const limitsSchema = v.object({ maxBlockedMs: v.number(), maxMemoryBytes: v.number() });
const requestSchema = v.object({ id: v.number(), message: v.unknown() });

const BEAT_MS = 100;

/** File descriptor of the pipe to which the watchdog thread writes a report before it kills the process. */
const WATCHDOG_PIPE = 4;

/** Saved here, because `hardenRealm` removes `kill` from `process`. */
const kill = process.kill.bind(process);

type Answer = (message: unknown) => unknown;

/**
 * Runs in the child process of a `BoundedProcess` and answers the parent's requests. Call `answerRequests` before
 * loading untrusted code.
 * @param prepare receives the first message, and a function that sends notices to the parent. `prepare` returns the
 * function that answers all later messages.
 */
export function answerRequests(prepare: (task: unknown, notify: (notice: unknown) => void) => Answer): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('This script is started by BoundedProcess.');
  watch();
  let answer: Answer | undefined;
  process.on('message', (request) => {
    const { id, message } = readRequest(request);
    const begin = (): unknown => {
      if (answer) return answer(message);
      answer = prepare(message, (notice) => void send({ notice }));
      hardenRealm();
      return undefined;
    };
    Promise.resolve()
      .then(begin)
      .then((result) => void send({ id, result }))
      // Also reports the error that `send` throws if a result cannot be serialized.
      .catch((error: unknown) => void send({ id, failure: errorStack(error) }));
  });
  // The parent has exited, so there are no more requests.
  process.on('disconnect', () => process.exit(0));
  // Ignores signals to the process group, because the parent decides when this process exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

/** Kills the process if the request cannot be parsed, so that the parent can start another process. */
function readRequest(request: unknown): v.InferOutput<typeof requestSchema> {
  try {
    return v.parse(requestSchema, request);
  } catch {
    kill(process.pid, 'SIGKILL');
    throw new Error('The request cannot be read.');
  }
}

/** Starts the thread that kills this process when code blocks the event loop or uses too much memory. */
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
