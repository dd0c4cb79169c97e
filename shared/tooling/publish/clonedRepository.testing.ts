import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Folders that are not copied. `node_modules` is linked, and the other folders contain no sources. */
const NOT_COPIED = /\/(node_modules|dist|\.git|\.tanabana|test-results)$/;

export interface ClonedRepository {
  readonly root: string;
  readonly remove: () => void;
}

interface CloneOptions {
  /** Folders to copy, in addition to the files of the root. The default is all folders. */
  readonly workspaces?: readonly string[];
  /** Path of the copy below the new folder, as in `some/where`. */
  readonly depth?: string;
  /**
   * Folder of the new folder, on the file system of the repository. The default is `.tanabana` in the repository, where
   * Knip ignores files, because the repository's `.gitignore` does.
   */
  readonly parent?: string;
}

/**
 * Copies a repository into a new folder. Files of packages are hard links. To change such a file, replace the link,
 * because a write would change the file of the original repository too.
 */
export function cloneRepository(
  repository: string,
  {
    workspaces = allFolders(repository),
    depth = 'repository',
    parent = path.join(repository, '.tanabana'),
  }: CloneOptions = {},
): ClonedRepository {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'clone-'));
  const root = path.join(folder, depth);
  for (const file of [...workspaces, ...filesIn(repository)]) {
    cpSync(path.join(repository, file), path.join(root, file), {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(source),
    });
  }
  linkPackages(repository, root, workspaces);
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links the packages that are installed in a repository into a copy, where the copy has the folder that owns them. */
export function linkPackages(
  repository: string,
  copy: string,
  workspaces: readonly string[] = allFolders(repository),
): void {
  const owners = new Set(['.', ...workspaces, ...workspaces.map((folder) => path.dirname(folder))]);
  for (const owner of owners) {
    const modules = path.join(owner, 'node_modules');
    if (!existsSync(path.join(repository, modules)) || !existsSync(path.join(copy, owner))) continue;
    execFileSync('cp', ['-al', path.join(repository, modules), path.join(copy, modules)]);
  }
}

/**
 * Replaces a text in a source file of a copy.
 * @returns a function that undoes the change
 */
export function replaceText(root: string, file: string, from: string, to: string): () => void {
  const whole = path.join(root, file);
  const text = readFileSync(whole, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  writeFileSync(whole, text.replace(from, to));
  return () => writeFileSync(whole, text);
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

function allFolders(repository: string): string[] {
  return readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_COPIED.test(`/${entry.name}`))
    .flatMap(({ name }) =>
      name === 'shared' ? readdirSync(path.join(repository, name)).map((each) => `shared/${each}`) : [name],
    );
}
