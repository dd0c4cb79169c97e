import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A storefront in a process of its own. */
export interface RunningStorefront {
  readonly process: ChildProcess;
  /** Where it serves. */
  readonly address: string;
}

/**
 * Starts the storefront as `npm start` does, on a free port and with data of its own; what was built is shared.
 * @param env variables laid over those of this process
 * @throws {Error} when it ends before it serves
 */
export async function startStorefront(env: Record<string, string> = {}): Promise<RunningStorefront> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: path.resolve(__dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      SEED: '1',
      SETTINGS: JSON.stringify({ kit: true }),
      ARTEFACTS_DIR: '.tanabana/artefacts',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'tanabana-journeys-')),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The storefront ended with code ${code} before it served`)),
    );
    server.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      const shown = /on show at (http:\S+)/.exec(String(chunk))?.[1];
      if (shown) resolve(shown);
    });
  });
  return { process: server, address };
}
