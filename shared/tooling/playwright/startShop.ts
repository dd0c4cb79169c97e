import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface RunningShop {
  readonly address: string;
  readonly pid: number | undefined;
  /** Address of the board, or an empty string if the environment has no `BOARD_TOKEN`. */
  readonly board: string;
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a shop in a process on a free port. The data folder is temporary unless `DATA_DIR` is set.
 * @param environment variables in addition to those of this process
 * @param script `start.ts` publishes and promotes the sources in the folder `checkout`; `server/serve.mjs` serves the
 * live release of the data folder; `development/main.ts` is the development server,
 * which restarts when files that it imports change
 * @param checkout folder of the repository
 * @throws {Error} if the shop exits before it accepts requests
 */
export async function startShop(
  environment: Readonly<Record<string, string>> = {},
  script: 'start.ts' | 'server/serve.mjs' | 'development/main.ts' = 'start.ts',
  checkout = ROOT,
): Promise<RunningShop> {
  const data = mkdtempSync(path.join(tmpdir(), 'tanabana-journeys-'));
  const watch = script === 'development/main.ts' ? ['--watch', '--watch-preserve-output'] : [];
  const server = spawn(process.execPath, [...watch, '--import', 'tsx', script], {
    cwd: path.resolve(checkout, 'shell'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      BOARD_PORT: '0',
      SEED: '1',
      DRAIN_SECONDS: '0',
      // Logs errors only, because journeys cause failures on purpose, which the shop logs as warnings.
      LOG_LEVEL: 'error',
      SETTINGS: '{}',
      SHOP: '',
      ARTEFACTS_DIR: '.tanabana/artefacts',
      DATA_DIR: data,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  const kill = () => server.kill();
  process.once('exit', kill);
  let printed = '';
  const addressIn = (line: RegExp) =>
    new Promise<string>((resolve, reject) => {
      void ended.then(([code]) =>
        reject(new Error(`The shop ended with code ${code} before it served pages`)),
      );
      server.stdout.on('data', () => {
        const served = line.exec(printed)?.[1];
        if (served) resolve(served);
      });
    });
  for (const output of ['stdout', 'stderr'] as const) {
    server[output].on('data', (chunk: Buffer) => {
      process[output].write(chunk);
      printed += String(chunk);
    });
  }
  const [address, board] = await Promise.all([
    addressIn(/ at (http:\S+)/),
    environment.BOARD_TOKEN ? addressIn(/board of releases is at (http:\S+)/) : '',
  ]);
  return {
    address,
    pid: server.pid,
    board,
    printed: () => printed,
    stop: async () => {
      process.off('exit', kill);
      server.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
