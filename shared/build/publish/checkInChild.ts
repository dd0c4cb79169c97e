import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import { endWithParent } from './endWithParent';

/** How long one step of a check (loading a module, rendering a page) may take, in milliseconds. */
const STEP_TIMEOUT_MS = 20_000;

interface ChildCheck {
  /** The repository's folder. */
  readonly root: string;
  /** Script below it that calls `answerCheck`. */
  readonly script: string;
  /** What the script is told; travels as JSON. */
  readonly task: unknown;
  /** How many steps the check has. */
  readonly steps: number;
  /** How long a step may take, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** What came of a check. */
export interface CheckResult {
  /** What is wrong, a sentence each. */
  readonly reasons: readonly string[];
  /** The step in which the process ended without an answer, and how: no later step was tried. */
  readonly stopped?: { readonly step: number; readonly how: string };
}

/**
 * Runs code that is not trusted to end, or to let others go on, in a process of its own. A step has passed only when
 * the process says so with a nonce that the code under check does not know.
 * @throws {Error} when the check itself cannot start
 */
export async function checkInChild({
  root,
  script,
  task,
  steps,
  timeoutMs = STEP_TIMEOUT_MS,
}: ChildCheck): Promise<CheckResult> {
  const nonce = randomUUID();
  const child = fork(path.join(root, script), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    // Standard output is for results; what the code under check prints is none.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const reasons: string[] = [];
  const progress = { step: -1, isDone: false, isLate: false };
  let timer: NodeJS.Timeout | undefined;

  const messageSchema = v.object({
    nonce: v.literal(nonce),
    begins: v.optional(v.number()),
    reasons: v.optional(v.array(v.string()), []),
    isDone: v.optional(v.boolean(), false),
  });
  child.on('message', (message) => {
    const { success, output } = v.safeParse(messageSchema, message);
    if (!success) return;
    progress.step = output.begins ?? progress.step;
    reasons.push(...output.reasons);
    progress.isDone ||= output.isDone;
    clearTimeout(timer);
    timer = setTimeout(() => {
      progress.isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
  });
  const letGo = endWithParent(() => void child.kill('SIGKILL'));
  try {
    child.send({ nonce, task, steps });
    // The last messages may arrive after the end of the process.
    const [[code, signal]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
      [code: number | null, signal: string | null],
      unknown,
    ];
    const { step, isDone, isLate } = progress;
    if (isDone && code === 0) return { reasons };
    const ending = signal
      ? `the process was ended by ${signal}`
      : `it ended the process with exit code ${code}`;
    const how = isLate ? `it did not end within ${timeoutMs / 1000} s` : ending;
    if (step < 0) throw new Error(`${script} cannot check anything: ${how}.`);
    return { reasons, stopped: { step, how } };
  } finally {
    clearTimeout(timer);
    letGo();
  }
}
