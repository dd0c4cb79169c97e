import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../publishPresentSources';
import { assembleImage } from '../image';

/**
 * Assembles the image of an earlier revision of this repository, with the packages that are installed here.
 * @throws {Error} when the clone does not contain the revision
 */
export function imageOfRevision(revision: string): string {
  mkdirSync(path.join(ROOT, '.tanabana'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.tanabana/revision-'));
  try {
    const withoutPages = ['--', '.', ':!mfe-*'];
    const sources = execFileSync('git', ['archive', revision, ...withoutPages], {
      cwd: ROOT,
      maxBuffer: Infinity,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    const shared = readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`);
    for (const parent of ['.', 'shell', ...shared]) {
      const packages = path.join(ROOT, parent, 'node_modules');
      if (existsSync(packages) && existsSync(path.join(folder, parent)))
        execFileSync('cp', ['-al', packages, path.join(folder, parent)]);
    }
    return assembleImage('shop', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
