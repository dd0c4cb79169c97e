import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

export interface Deployable extends RemoteContract {
  readonly folder: string;
}

/** Expose → source module. */
export function exposedModules({ routes, fragments }: RemoteContract): Record<string, string> {
  const pages = [...new Set(routes.map(({ page }) => page))].map((page) => [
    `./pages/${page}`,
    `./src/pages/${page}/page.tsx`,
  ]);
  const parts = fragments.map((fragment) => [`./fragments/${fragment}`, `./src/fragments/${fragment}.tsx`]);
  return Object.fromEntries([...pages, ...parts]) as Record<string, string>;
}

/** `prices` → `records/prices.json`. */
export function recordFile(record: string): string {
  return `records/${record}.json`;
}

/** `./pages/cart` → `pages-cart`, for chunks and server modules. */
export function exposeName(expose: string): string {
  return expose.replace('./', '').replaceAll('/', '-');
}

/** Returns the repository of a deployable: the parent of its folder, or the folder of a remote with its own lock file. */
export function repositoryOf(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : path.dirname(folder);
}

/** Output folder: `dist`, or `DIST_DIR` for concurrent publications. */
export function distOf(folder: string): string {
  return process.env.DIST_DIR ?? path.join(folder, 'dist');
}
