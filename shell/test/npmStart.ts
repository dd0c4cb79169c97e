import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './publishPresentSources';

/** Runs an npm script of the repository without Jest's environment variables. */
export function npm(words: readonly string[], env: Readonly<Record<string, string>>) {
  const inherited = { ...process.env };
  delete inherited.NODE_ENV;
  const child = spawn('npm', words, {
    cwd: ROOT,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  }
  // `close` is emitted after the output of all processes that npm starts.
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  /** Sends a signal only to npm, as a service manager does. */
  const signal = (name: NodeJS.Signals) => child.kill(name);
  /**
   * Waits until a text is printed.
   * @throws {Error} with the output when npm exits first
   */
  const prints = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      void ended.then(() => reject(new Error(output)));
      child.stdout.on('data', () => {
        const found = words.exec(output);
        if (found) resolve(found);
      });
    });
  return { ended, signal, prints };
}

/**
 * Starts the shop with npm, on a free port.
 * @param script `start` promotes the current sources, `serve` promotes nothing
 * @throws {Error} with the output when npm exits before the shop serves
 */
export async function npmStart(env: Readonly<Record<string, string>>, script: 'start' | 'serve' = 'start') {
  const { prints, ended, signal } = npm(['run', script], { PORT: '0', DRAIN_SECONDS: '0', ...env });
  const [, origin = ''] = await prints(/ at (http:\S+)/);
  return { origin, ended, signal };
}
