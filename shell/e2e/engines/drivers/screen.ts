import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen in memory. */
interface Screen {
  /** As in the environment variable DISPLAY. */
  readonly display: string;
  readonly close: () => void;
}

/** Opens a screen for a browser that has no mode without a window. @throws {Error} when Xvfb does not start */
export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const kill = () => void server.kill();
  process.once('exit', kill);
  const number = server.stdio[3] as Readable;
  const failed = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with code ${String(code)}`);
  });
  const [line] = (await Promise.race([once(number, 'data'), failed])) as [Buffer];
  failed.catch(() => undefined);
  return {
    display: `:${String(line).trim()}`,
    close: () => {
      process.off('exit', kill);
      kill();
    },
  };
}
