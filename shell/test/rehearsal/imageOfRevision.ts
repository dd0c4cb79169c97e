import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../publishPresentSources';
import { assembleImage } from '../image';

const WITH_PACKAGES = ['.', 'shared', 'shell'];

/**
 * Assembles the image of an earlier state of this repository, with the packages that are installed here.
 * @param revision as git knows it
 * @throws {Error} when the clone does not contain the revision
 */
export function imageOfRevision(revision: string): string {
  mkdirSync(path.join(ROOT, '.tanabana'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.tanabana/revision-'));
  try {
    const sources = execFileSync('git', ['archive', revision, '--', ...sourceFolders(revision)], {
      cwd: ROOT,
      maxBuffer: Infinity,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    for (const place of WITH_PACKAGES) {
      const packages = path.join(ROOT, place, 'node_modules');
      if (existsSync(packages)) execFileSync('cp', ['-al', packages, path.join(folder, place)]);
    }
    return assembleImage('shop', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Files and folders of a revision, without the pictures of remotes. */
function sourceFolders(revision: string): string[] {
  const names = execFileSync('git', ['ls-tree', '--name-only', revision], { cwd: ROOT, encoding: 'utf8' });
  return [
    ...names
      .trim()
      .split('\n')
      .filter((name) => !name.startsWith('mfe-')),
    ':!*/pictures/images',
  ];
}
