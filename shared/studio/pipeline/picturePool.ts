import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import * as v from 'valibot';
import type { PictureJob } from './makePicture';

const AnswerSchema = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    /** Absent when only the close-up was made. */
    made: v.optional(v.object({ width: v.number(), height: v.number(), color: v.string() })),
  }),
  v.object({ ok: v.literal(false), message: v.string() }),
]);
/** The answer of a worker process to a job. */
export type PictureAnswer = v.InferOutput<typeof AnswerSchema>;

/**
 * Makes pictures in several processes at once.
 * @param workerFile the program that takes a `PictureJob` message and answers with a `PictureAnswer`
 * @param onAnswer called for each job, with its index, once its picture is made or has failed
 */
export async function runPicturePool(
  jobs: readonly PictureJob[],
  processes: number,
  workerFile: string,
  onAnswer: (index: number, answer: PictureAnswer) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs.entries()];
  const worker = async () => {
    let child = fork(workerFile);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, job] = next;
      const answer = await ask(child, job);
      if (!child.connected) child = fork(workerFile);
      await onAnswer(index, answer);
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, worker));
}

function ask(child: ChildProcess, job: PictureJob): Promise<PictureAnswer> {
  return new Promise((resolve) => {
    const onExit = () => resolve({ ok: false, message: 'the worker process ended' });
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(v.parse(AnswerSchema, message));
    });
    child.send(job);
  });
}
