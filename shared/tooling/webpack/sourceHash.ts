import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildConstants } from './shopSettings';
import { dataFolder, merchantFolders, replacedData } from './shopFolder';

/** Matches files and folders that no build reads. */
const NOT_BUILT = [
  /(^|\/)(node_modules|dist|e2e|bench|docs|test-results|\.\w+)(\/|$)/,
  /\.test(ing)?\.tsx?$|(^|\/)README\.md$|playwright\.config\.ts$/,
  /^shell\/(deploy|test)\//,
  /\/pictures\/records(\/|$)/,
];

const CODE = /\.[cm]?[jt]sx?$/;

/** Matches texts that name another file or a folder: imports, and the names of loaders in the same folder. */
const NAMED = /(['"])((?:\.{1,2}\/|@tanabana\/)[\w./-]*\w|[\w-]+\.[cm]js)\1/g;

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.cjs', '.js', ''];

/** Whether a file, named relative to the repository, may affect builds. Files outside of it are data of a shop. */
export function isBuilt(file: string): boolean {
  return file.startsWith('..') || !NOT_BUILT.some((pattern) => pattern.test(file));
}

/**
 * Returns the folders whose files may affect the build of a deployable, relative to the repository: its own folder, and
 * the shared packages that it imports.
 * @param folder of the deployable, relative to the repository
 */
export function sourceFolders(root: string, folder: string): readonly string[] {
  const folders = sourceFiles(root, folder)
    .filter((file) => !file.startsWith('..'))
    .map((file) => file.split('/', 2).join('/'));
  const shared = new Set(folders.filter((each) => !each.startsWith(`${folder}/`)));
  return [folder, ...shared, ...merchantFoldersOf(root, folder)];
}

/** Relative to the repository. */
function merchantFoldersOf(root: string, folder: string): readonly string[] {
  return merchantFolders(path.join(root, folder)).map((data) => path.relative(root, data));
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
 * Returns the files that may affect the build: data, pictures and styles of the folder, its code, and the files that the
 * code imports.
 */
function sourceFiles(root: string, folder: string): readonly string[] {
  const replaced = Object.keys(replacedData(path.join(root, folder))).map((data) =>
    path.relative(root, data),
  );
  const own = [
    ...filesAt(root, folder).filter((file) => !replaced.some((data) => `${file}/`.startsWith(`${data}/`))),
    ...merchantFoldersOf(root, folder).flatMap((data) => filesAt(root, data)),
  ];
  const isEntry = (file: string) => /^(src\/|webpack\.)/.test(file.slice(folder.length + 1));
  const entries = own.filter((file) => !CODE.test(file) || isEntry(file));
  return withImports(root, entries, () => true);
}

/**
 * Adds the files that code imports, directly or through others, and the data in folders that code names.
 * @param isFollowed whether the imports of a file are followed
 */
function withImports(
  root: string,
  entries: readonly string[],
  isFollowed: (file: string) => boolean,
): readonly string[] {
  const found = new Set(entries);
  for (const file of found) {
    if (!CODE.test(file) || !isFollowed(file)) continue;
    for (const [, , name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(NAMED)) {
      const base = name.startsWith('@tanabana/')
        ? name.replace('@tanabana', 'shared')
        : path.posix.join(path.posix.dirname(file), name);
      const named = EXTENSIONS.map((extension) => base + extension).find((each) =>
        existsSync(path.join(root, each)),
      );
      for (const each of named === undefined ? [] : filesAt(root, named))
        if (each === named || !CODE.test(each)) found.add(each);
    }
  }
  return [...found].sort();
}

/**
 * Returns a hash of Node's version and all files that may affect the build of a deployable.
 * @param folder of the deployable, relative to the repository
 */
export function sourceHash(root: string, folder: string): string {
  return hashOf(root, sourceFiles(root, folder), [JSON.stringify(buildConstants(root))]);
}

/**
 * Returns a hash of Node's version and all files that affect how webpack compiles the modules of a deployable, but not
 * of the modules. Contains the pictures, because the manifest of pictures is compiled to their addresses.
 * @param folder of the deployable, relative to the repository
 */
export function compilerHash(root: string, folder: string): string {
  const isModule = (file: string) => file.startsWith(`${folder}/src/`);
  const code = withImports(root, filesAt(root, `${folder}/webpack.config.ts`), (file) => !isModule(file));
  const pictures = path.relative(root, dataFolder(path.join(root, folder), 'pictures'));
  const files = [...code.filter((file) => !isModule(file)), ...filesAt(root, pictures)];
  const resolved = Object.entries(replacedData(path.join(root, folder))).flat();
  return hashOf(root, files, [...resolved, JSON.stringify(buildConstants(root))]);
}

/** @param facts other facts that affect builds */
function hashOf(root: string, files: readonly string[], facts: readonly string[]): string {
  const hash = createHash('sha256').update([process.version, ...facts, ''].join('\0'));
  for (const input of ['package-lock.json', 'tsconfig.base.json', ...files]) {
    if (!existsSync(path.join(root, input))) continue;
    hash
      .update(`${input}\0`)
      .update(readFileSync(path.join(root, input)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 40);
}
