import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from '@tanabana/tooling/publish/clonedRepository.testing';
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
    linkPackages(ROOT, folder);
    return assembleImage('shop', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
