import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = `
const database = new (require('libsql'))(process.argv[1]);
database.exec('begin exclusive');
console.log('locked');
process.stdin.resume().once('end', () => database.exec('commit'));
`;

/**
 * Locks the SQLite file of the accounts from another process.
 * @returns a function that releases the lock
 */
export async function lockAccounts(dataFolder: string): Promise<() => Promise<unknown>> {
  const file = path.join(dataFolder, 'accounts.db');
  const child = spawn(process.execPath, ['-e', SCRIPT, file], {
    cwd: __dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  return () => {
    child.stdin.end();
    return exit;
  };
}
