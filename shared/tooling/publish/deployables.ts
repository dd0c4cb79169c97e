import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';

const REMOTE_FOLDER = /^mfe-([a-z]+)$/;

const CONTRACT = 'src/routes.ts';

/** Lists the deployables of a repository, the shell first. In the separate repository of a remote, lists the remote. */
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

/** `mfe-cart` for `cart`, or `.` in the separate repository of a remote. */
export function folderOf(root: string, name: string): string {
  if (isRemote(root)) return '.';
  return name === 'shell' ? name : `mfe-${name}`;
}

const isRemote = (root: string) => existsSync(path.join(root, CONTRACT));

/** `cart` for `cart` and for `mfe-cart`. */
export function deployableNamed(word: string): string {
  return REMOTE_FOLDER.exec(word)?.[1] ?? word;
}

/** Reads the export of `src/routes.ts` that has the name of the deployable. */
export async function readContract(root: string, name: string): Promise<RemoteContract> {
  const file = path.join(folderOf(root, name), CONTRACT);
  const routes = (await import(path.join(root, file))) as Record<string, RemoteContract>;
  const contract = routes[name];
  if (!contract) throw new Error(`${file} exports no contract called ${name}.`);
  return contract;
}

/** The contract of the shell is the first. */
export function readContracts(root: string): Promise<readonly RemoteContract[]> {
  return Promise.all(deployablesIn(root).map((name) => readContract(root, name)));
}
