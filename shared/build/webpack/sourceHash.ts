import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Matches files and folders that do not affect builds. */
const NOT_BUILT = [
  /(^|\/)(node_modules|dist|e2e|bench|docs|test-results|\.\w+)(\/|$)/,
  /\.test(ing)?\.tsx?$|\.md$|playwright\.config\.ts$/,
  /^shell\/(server|cli|render|composition|development|test|deploy)(\/|$)/,
  /^shared\/build\/(playwright|jest|newRemote)(\/|$)/,
  /\/pictures\/records(\/|$)/,
];

/** @param file path relative to the repository */
export function isBuilt(file: string): boolean {
  return !NOT_BUILT.some((pattern) => pattern.test(file));
}

/**
 * Returns the folders whose files may affect the build of a deployable, relative to the repository.
 * @param folder of the deployable, relative to the repository
 */
export function sourceFolders(root: string, folder: string): readonly string[] {
  return ['shared/artefacts', 'shared/build', 'shared/runtime', folder].filter((each) =>
    existsSync(path.join(root, each)),
  );
}

/** Returns the files that a path names, in a constant order: the file, or the files in the folder. */
function filesAt(root: string, name: string): string[] {
  const entry = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!entry || !isBuilt(name)) return [];
  if (!entry.isDirectory()) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .flatMap((child) => filesAt(root, path.posix.join(name, child)));
}

/**
 * Returns a hash of Node's version and all files that may affect the build of a deployable.
 * @param folder of the deployable, relative to the repository
 */
export function sourceHash(root: string, folder: string): string {
  return hashOf(root, sourceFolders(root, folder));
}

/**
 * Returns a hash of Node's version and all files that affect how webpack compiles the modules of a deployable, but not
 * of the modules. Contains the pictures, because the manifest of pictures is compiled to their addresses.
 * @param folder of the deployable, relative to the repository
 */
export function compilerHash(root: string, folder: string): string {
  const files = ['webpack.config.ts', 'build', 'pictures'].map((file) => path.posix.join(folder, file));
  return hashOf(root, ['shared/build', ...files]);
}

function hashOf(root: string, paths: readonly string[]): string {
  const inputs = ['package-lock.json', 'tsconfig.base.json', ...paths].flatMap((input) =>
    filesAt(root, input),
  );
  const hash = createHash('sha256').update(`${process.version}\0`);
  for (const input of inputs) {
    hash
      .update(`${input}\0`)
      .update(readFileSync(path.join(root, input)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 40);
}
