import { nextTask } from '@tanabana/contract/async/nextTask';

/** Time after which a long task pauses, in milliseconds, so that the visitor can go on typing. */
const SLICE_MS = 10;

/**
 * Runs a task with pauses between its steps.
 * @param signal ends the task if nobody needs its result any more
 * @returns a promise that rejects if the signal is aborted
 */
export async function inSlices<Result>(
  steps: Generator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await nextTask();
    signal.throwIfAborted();
    start = performance.now();
  }
}
