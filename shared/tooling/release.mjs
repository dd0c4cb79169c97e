// Command line of `npm run release -- <command>`. For `publish`, and in clones without the shell, starts the
// program in `shared/tooling`, which every team has. Otherwise, starts the program of the shell team.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const shell = path.join(root, 'shell/cli/main.ts');
const main =
  args[0] !== 'publish' && existsSync(shell) ? shell : path.join(root, 'shared/tooling/publish/main.ts');

const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 1));
