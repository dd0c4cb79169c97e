import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REMOTE_FOLDER = /^mfe-([a-z]+)$/;

const CONTRACT = 'src/routes.ts';

/** Names the folders with a contract, the shell first; or the only remote of a repository. */
export function deployablesIn(root: string): readonly string[] {
  if (isRemote(root)) {
    const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
    return [deployableNamed(path.basename(name))];
  }
  const hasContract = (name: string) => existsSync(path.join(root, folderOf(root, name), CONTRACT));
  const remotes = readdirSync(root)
    .sort()
    .flatMap((folder) => REMOTE_FOLDER.exec(folder)?.[1] ?? []);
  return ['shell', ...remotes].filter(hasContract);
}

/** Returns the folder of a deployable below the root: `mfe-cart` of `cart`, or `.` in a repository of one remote. */
export function folderOf(root: string, name: string): string {
  if (isRemote(root)) return '.';
  return name === 'shell' ? name : `mfe-${name}`;
}

const isRemote = (root: string) => existsSync(path.join(root, CONTRACT));

/** Accepts the name `cart` or the folder `mfe-cart`. */
export function deployableNamed(word: string): string {
  return REMOTE_FOLDER.exec(word)?.[1] ?? word;
}
