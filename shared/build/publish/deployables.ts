import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const REMOTE_FOLDER = /^mfe-([a-z]+)$/;

/** Names the folders with a contract, the shell first. */
export function deployablesIn(root: string): readonly string[] {
  const hasContract = (name: string) => existsSync(path.join(root, folderOf(name), 'src/routes.ts'));
  const remotes = readdirSync(root)
    .sort()
    .flatMap((folder) => REMOTE_FOLDER.exec(folder)?.[1] ?? []);
  return ['shell', ...remotes].filter(hasContract);
}

/** Returns the folder of a deployable: `mfe-cart` of `cart`. */
export function folderOf(name: string): string {
  return name === 'shell' ? name : `mfe-${name}`;
}

/** Accepts the name `cart` or the folder `mfe-cart`. */
export function deployableNamed(word: string): string {
  return REMOTE_FOLDER.exec(word)?.[1] ?? word;
}
