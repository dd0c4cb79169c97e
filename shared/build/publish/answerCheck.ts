import { once } from 'node:events';
import * as v from 'valibot';

const requestSchema = v.object({ nonce: v.string(), task: v.unknown(), steps: v.number() });

/**
 * The child's side of `checkInChild`: goes through the steps and tells of each. To be called before any code under
 * check is loaded, which may change what this process can do.
 * @param prepare reads the task; gives what tries one step and says what is wrong
 */
export async function answerCheck(
  prepare: (task: unknown) => (step: number) => Promise<readonly string[]> | readonly string[],
): Promise<void> {
  const { send, exit } = boundProcess();
  const [request] = (await once(process, 'message')) as [unknown];
  const { nonce, task, steps } = v.parse(requestSchema, request);
  const attempt = prepare(task);
  for (let step = 0; step < steps; step += 1) {
    await send({ nonce, begins: step });
    await send({ nonce, reasons: await attempt(step) });
  }
  await send({ nonce, isDone: true });
  exit(0);
}

function boundProcess() {
  const send = process.send?.bind(process);
  if (!send) throw new Error('This script is started by checkInChild.');
  return {
    exit: process.exit.bind(process),
    // A message has left when its callback is called: the code of the next step may end the process.
    send: (message: object) =>
      new Promise<void>((resolve, reject) =>
        send(message, undefined, undefined, (error) => (error ? reject(error) : resolve())),
      ),
  };
}
