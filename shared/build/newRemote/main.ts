// `npm run new-remote -- gifts`
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '@tanabana/artefacts/usageError';
import { folderOf } from '../publish/deployables';
import { runCommandLine } from '../publish/runCommandLine';
import { newRemote } from './newRemote';

/** Adds the package to the lock file, which contains all of its dependencies. */
const LOCK = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--offline'];

const root = path.resolve(import.meta.dirname, '../../..');

runCommandLine(async ([name, ...others]) => {
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
});
