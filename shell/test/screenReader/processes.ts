import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';

/** Time in milliseconds after which a process that ignores SIGTERM is killed. */
const PATIENCE_MS = 5_000;

/** Starts programs, and ends them together with their child processes. */
interface Processes {
  /**
   * Starts a program in a new process group.
   * @param announces whether the program prints a line when it is ready. If not, its output is written to a log.
   * @returns the printed line, or an empty text without `announces`
   * @throws {Error} when the program exits before it is ready
   */
  start(program: string, args: readonly string[], announces?: boolean): Promise<string>;
  stop(): Promise<void>;
}

/**
 * @param environment of the programs. Changes apply to programs that start later.
 * @param folder for the log of each program
 */
export function startProcesses(environment: NodeJS.ProcessEnv, folder: string): Processes {
  const running: ChildProcess[] = [];
  // Kills the programs when this process exits. Each program has its own process group, and would continue to run.
  const killAll = () => running.forEach((child) => signal(child, 'SIGKILL'));
  process.once('exit', killAll);
  return {
    async start(program, args, announces = false) {
      const log = openSync(path.join(folder, `${path.basename(program)}.log`), 'a');
      const child = spawn(program, args, {
        env: environment,
        detached: true,
        stdio: ['ignore', announces ? 'pipe' : log, log],
      });
      running.push(child);
      await once(child, 'spawn');
      if (!child.stdout) return '';
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`${program} ended with code ${String(code)} before it was ready`);
      });
      const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
      return String(line).trim();
    },
    async stop() {
      for (const child of running.reverse()) await end(child);
      process.off('exit', killAll);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM');
  if (child.exitCode === null && child.signalCode === null) {
    const timer = setTimeout(() => signal(child, 'SIGKILL'), PATIENCE_MS);
    await once(child, 'exit');
    clearTimeout(timer);
  }
  signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The process group has ended already.
  }
}
