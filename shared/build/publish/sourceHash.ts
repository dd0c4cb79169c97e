import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from './deployables';

/** Matches files and folders that do not affect builds. */
const NOT_BUILT = [
  /(^|\/)(node_modules|dist|e2e|bench|docs|test-results|\.\w+)(\/|$)/,
  /\.test(ing)?\.tsx?$|\.md$|playwright\.config\.ts$/,
  /^shell\/(server|cli|render|composition|development|test|deploy)(\/|$)/,
  /^shared\/build\/(playwright|jest|newRemote)(\/|$)/,
  /\/pictures\/records(\/|$)/,
];

/** Whether a file, named relative to the repository, may affect builds. */
export function isBuilt(file: string): boolean {
  return !NOT_BUILT.some((pattern) => pattern.test(file));
}

/** Returns the folders whose files may affect the build of a deployable, relative to the repository. */
export function sourceFolders(root: string, name: string): readonly string[] {
  return ['shared/artefacts', 'shared/build', 'shared/runtime', folderOf(root, name)].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (!isBuilt(name)) return [];
      return entry.isDirectory() ? filesBelow(root, name) : [name];
    })
    .sort();
}

/** Returns a hash of Node's version and all files that may affect the build of a deployable. */
export function sourceHash(root: string, name: string): string {
  const inputs = [
    ...['package-lock.json', 'tsconfig.base.json'].filter((file) => existsSync(path.join(root, file))),
    ...sourceFolders(root, name).flatMap((folder) => filesBelow(root, folder)),
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
