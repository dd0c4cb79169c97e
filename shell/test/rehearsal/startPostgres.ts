import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../publishPresentSources';

/** Runs a temporary PostgreSQL. @throws {Error} when it does not start */
export async function startPostgres(): Promise<{ readonly url: URL; readonly stop: () => Promise<unknown> }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'account-api/test/runPostgres.ts')],
    { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = /^ready (.+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error('PostgreSQL did not start.')));
  });
  return {
    url: new URL(url),
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}
