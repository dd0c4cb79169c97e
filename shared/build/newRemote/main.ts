// `npm run new-remote -- gifts`
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '@tanabana/artefacts/usageError';
import { folderOf } from '../publish/deployables';
import { newRemote } from './newRemote';

/** Adds the new package to the lock file; all of its dependencies are in there already. */
const LOCK = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--offline'];

const root = path.resolve(import.meta.dirname, '../../..');
const [name, ...others] = process.argv.slice(2);

async function main(): Promise<void> {
  if (name === undefined || others.length > 0) {
    throw new UsageError('Usage: npm run new-remote -- <name>, as in npm run new-remote -- gifts');
  }
  for (const file of await newRemote(root, name, path.join(import.meta.dirname, 'template')))
    console.log(file);
  const { status, stderr } = spawnSync('npm', LOCK, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`The files were written, but the lock file is not up to date:\n${stderr}`);
  const folder = folderOf(name);
  console.log(`\nNext: npm start -w ${folder}, npm test -w ${folder}, npm run dev`);
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
