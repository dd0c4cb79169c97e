import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** `stopPostgres` ends the process. */
export const postgresProcess: { current?: ChildProcess } = {};

/** Starts PostgreSQL for the test run. If PostgreSQL does not start, the tests that use it fail with the reason. */
export default async function startPostgres(): Promise<void> {
  const script = path.join(__dirname, 'runPostgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'pipe'] });
  postgresProcess.current = child;
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const url = await new Promise<string | undefined>((resolve) => {
    createInterface(child.stdout).on('line', (line) => resolve(/^ready (.+)$/.exec(line)?.[1]));
    child.once('close', () => resolve(undefined));
  });
  if (url === undefined) {
    process.env.POSTGRES_MISSING = errorOutput.trim() || 'no reason was given';
  } else {
    process.env.POSTGRES_URL = url;
  }
}
