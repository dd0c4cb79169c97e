import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { apiClient, type ApiClient } from './apiClient';
import type { TestDatabase } from './testDatabases';

const MAIN = path.join(__dirname, '../src/main.ts');

export interface RunningService extends ApiClient {
  /** Resolves with the exit code, or with null if the signal ended the process. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Starts the service in its own process, as `npm start -w account-api` does. */
export async function startService(
  { dataFolder, databaseUrl }: TestDatabase,
  env: Record<string, string> = {},
): Promise<RunningService> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_FOLDER: dataFolder,
      DATABASE_URL: databaseUrl,
      LIMIT_PER_ADDRESS: '100000/60',
      ...env,
    },
  });
  const exit = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output += `${line}\n`;
      const address = /listening at (http:[^"]+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The service did not start:\n${output}`)));
  });
  return {
    ...apiClient(origin),
    end: async (signal) => {
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}
