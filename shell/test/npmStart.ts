import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './publishPresentSources';

/** Runs an npm script of the repository, with nothing that Jest has set. */
export function npm(words: readonly string[], env: Readonly<Record<string, string>>) {
  const inherited = { ...process.env };
  delete inherited.NODE_ENV;
  const child = spawn('npm', words, {
    cwd: ROOT,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: signals reach the server, as they do from a terminal.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const signal = (name: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, name);
  return { child, ended, signal };
}

/**
 * Starts the shop by the command of the README, on a free port.
 * @param script `start` promotes the present sources, `serve` promotes nothing
 * @throws {Error} with what it printed, when it ends before it serves
 */
export async function npmStart(env: Readonly<Record<string, string>>, script: 'start' | 'serve' = 'start') {
  const { child, ended, signal } = npm(['run', script], { PORT: '0', DRAIN_SECONDS: '0', ...env });
  const origin = await new Promise<string>((resolve, reject) => {
    void ended.then(({ output }) => reject(new Error(output)));
    child.stdout.on('data', (chunk: Buffer) => {
      const address = / at (http:\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address);
    });
  });
  return { origin, ended, signal };
}
