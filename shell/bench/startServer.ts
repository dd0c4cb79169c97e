import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endWithParent } from '@tanabana/build/publish/endWithParent';

/** A server that can be measured. */
export interface RunningServer {
  /** What the table calls it. */
  readonly name: string;
  readonly origin: string;
  /** Its process, when it runs on this machine. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the shop as `npm start` does, on a free port, with data of its own and the builds of a checkout.
 * @param environment variables laid over those of this process
 * @param checkout its folder; by default this one
 * @param launcher command that starts it, as in `taskset -c 0`
 * @throws {Error} when the shop ends before it serves
 */
export async function startServer(
  name: string,
  environment: Readonly<Record<string, string>>,
  checkout = path.resolve(import.meta.dirname, '../..'),
  launcher: readonly string[] = [],
): Promise<RunningServer> {
  const data = await mkdtemp(path.join(tmpdir(), 'tanabana-bench-'));
  const [command, ...words] = [...launcher, process.execPath, '--import', 'tsx', 'start.ts'];
  const server = spawn(command, words, {
    cwd: path.resolve(checkout, 'shell'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SEED: '1',
      DRAIN_SECONDS: '0',
      ARTEFACTS_DIR: '.tanabana/artefacts',
      DATA_DIR: data,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const letGo = endWithParent(() => void server.kill());
  const ended = once(server, 'exit').finally(letGo);
  const origin = await new Promise<string>((resolve, reject) => {
    void ended.then(([code]) => reject(new Error(`The shop ended with code ${code} before it served`)));
    createInterface(server.stdout).on('line', (line) => {
      const address = /live at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const stop = async () => {
    server.kill();
    await ended;
    await rm(data, { recursive: true });
  };
  return { name, origin, pid: server.pid, stop };
}
