// Creates a remote: `npm run new-remote -- gifts`
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { runCommandLine } from '../commandLine/runCommandLine';
import { newRemote, newRepository } from './newRemote';

const USAGE =
  'Usage: npm run new-remote -- <name>, as in npm run new-remote -- gifts; for a repository of its own: npm run new-remote -- gifts --standalone [folder]';

const STANDALONE = '--standalone';

/**
 * Arguments of npm that add the new package to the lock file. npm works offline, because the lock file already contains
 * the dependencies of the package.
 */
const LOCK = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--offline'];

const TEMPLATES = path.join(import.meta.dirname, 'template');

const root = path.resolve(import.meta.dirname, '../../..');

runCommandLine(async (words) => {
  const isStandalone = words.includes(STANDALONE);
  const [name, folder, ...others] = words.filter((word) => word !== STANDALONE);
  if (name === undefined || others.length > 0 || (folder !== undefined && !isStandalone))
    throw new UsageError(USAGE);
  if (isStandalone) {
    const target = path.resolve(folder ?? path.join(root, `../mfe-${name}`));
    for (const file of await newRepository(root, name, TEMPLATES, target)) console.log(file);
    console.log(`\nNext, in ${target}: npm install, npm run types, npm test, npm run e2e`);
    return;
  }
  for (const file of await newRemote(root, name, TEMPLATES)) console.log(file);
  const { status, stderr } = spawnSync('npm', LOCK, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`The files were written, but the lock file is not up to date:\n${stderr}`);
  console.log(`\nNext: npm start -w mfe-${name}, npm test -w mfe-${name}, npm run dev`);
});
