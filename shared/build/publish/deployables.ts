import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const REMOTE_FOLDER = /^mfe-([a-z]+)$/;

/**
 * The deployables of this checkout: every folder with a contract, the shell first.
 * @param root the repository's folder
 */
export function deployablesIn(root: string): readonly string[] {
  const hasContract = (name: string) => existsSync(path.join(root, folderOf(name), 'src/routes.ts'));
  const remotes = readdirSync(root)
    .sort()
    .flatMap((folder) => REMOTE_FOLDER.exec(folder)?.[1] ?? []);
  return ['shell', ...remotes].filter(hasContract);
}

/** Folder of a deployable, relative to the repository's. */
export function folderOf(name: string): string {
  return name === 'shell' ? name : `mfe-${name}`;
}

/** Finds a deployable by its name, `cart`, or its folder, `mfe-cart`. */
export function deployableNamed(word: string): string {
  return REMOTE_FOLDER.exec(word)?.[1] ?? word;
}
