import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCE =
  /(^|\/)(node_modules|dist|e2e|playwright|jest|server|cli|render|composition|deploy|test|bench|docs|records)(\/|$)|\.test(ing)?\.tsx?$|playwright\.config\.ts$|README\.md$/;

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (NOT_SOURCE.test(name)) return [];
      return entry.isDirectory() ? filesBelow(root, name) : [name];
    })
    .sort();
}

/**
 * The version that a deployable's present sources build to: the number of its package.json and a hash of
 * everything that goes into the build. Equal sources give an equal version, so a build may be skipped.
 *
 * @param root the repository's folder
 * @param workspace the deployable's folder below it
 */
export function sourceVersion(root: string, workspace: string): string {
  const inputs = [
    'package-lock.json',
    'tsconfig.base.json',
    ...filesBelow(root, 'shared/build'),
    ...filesBelow(root, 'shared/runtime'),
    ...filesBelow(root, workspace),
  ];
  const hash = createHash('sha256');
  for (const input of inputs) {
    hash
      .update(`${input}\0`)
      .update(readFileSync(path.join(root, input)))
      .update('\0');
  }
  const manifest = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${manifest.version}-${hash.digest('hex').slice(0, 10)}`;
}
