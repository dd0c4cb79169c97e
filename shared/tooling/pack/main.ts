// Packs the shared packages, which remotes in other repositories install: `npm run pack -- <output folder>`
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { runCommandLine } from '../commandLine/runCommandLine';
import { packedManifest, withExtensions } from './packedFiles';

const SHARED = path.resolve(import.meta.dirname, '../..');
const PACKAGES = ['contract', 'shop', 'ui', 'releases', 'sandbox', 'tooling'];

/**
 * Matches files that are not copied: TypeScript sources, which are compiled, and folders of installed or built files.
 */
const NOT_COPIED = /(?<!\.d)\.tsx?$|\/(node_modules|dist)$/;

function stage(name: string, folder: string): void {
  cpSync(path.join(SHARED, name), folder, { recursive: true, filter: (file) => !NOT_COPIED.test(file) });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const compiled = path.join(folder, file);
    writeFileSync(compiled, withExtensions(readFileSync(compiled, 'utf8')));
  }
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, packedManifest(readFileSync(manifest, 'utf8')));
}

runCommandLine(async ([target, ...others]) => {
  if (target === undefined || others.length > 0) throw new UsageError('Usage: npm run pack -- <folder>');
  const staging = await mkdtemp(path.join(tmpdir(), 'tanabana-pack-'));
  const folders = PACKAGES.map((name) => path.join(staging, name));
  try {
    execFileSync('tsc', ['-p', import.meta.dirname, '--outDir', staging], { stdio: 'inherit' });
    PACKAGES.forEach((name) => stage(name, path.join(staging, name)));
    await mkdir(target, { recursive: true });
    execFileSync('npm', ['pack', '--pack-destination', target, ...folders], { stdio: 'inherit' });
  } finally {
    await rm(staging, { recursive: true });
  }
});
