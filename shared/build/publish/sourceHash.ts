import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOT_BUILT = [
  /(^|\/)(node_modules|dist|e2e|bench|docs|test-results|\.\w+)(\/|$)/,
  /\.test(ing)?\.tsx?$|\.md$|playwright\.config\.ts$/,
  /^shell\/(server|cli|render|composition|test|deploy)(\/|$)/,
  /^shared\/build\/(playwright|jest|sandbox|store|newRemote)(\/|$)/,
  /\/pictures\/records(\/|$)/,
];

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (NOT_BUILT.some((pattern) => pattern.test(name))) return [];
      return entry.isDirectory() ? filesBelow(root, name) : [name];
    })
    .sort();
}

/** Hashes all possible inputs of a build. */
export function sourceHash(root: string, workspace: string): string {
  const inputs = [
    'package-lock.json',
    ...['shared/artefacts', 'shared/build', 'shared/runtime', workspace]
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) => filesBelow(root, folder)),
  ];
  const hash = createHash('sha256').update(`${process.version}\0`);
  for (const input of inputs) {
    hash
      .update(`${input}\0`)
      .update(readFileSync(path.join(root, input)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 40);
}
