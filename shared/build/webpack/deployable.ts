import path from 'node:path';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';

/** A deployable as the build sees it. */
export interface Deployable {
  readonly name: string;
  readonly owner: string;
  readonly title?: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  readonly routes: RemoteContract['routes'];
  readonly fragments: readonly string[];
  readonly records?: RemoteContract['records'];
}

/** Expose → source module, for everything that a remote offers the shell. */
export function exposedModules({
  routes,
  fragments,
}: Pick<Deployable, 'routes' | 'fragments'>): Record<string, string> {
  const pages = [...new Set(routes.map(({ page }) => page))].map((page) => [
    `./pages/${page}`,
    `./src/pages/${page}/page.tsx`,
  ]);
  const parts = fragments.map((fragment) => [`./fragments/${fragment}`, `./src/fragments/${fragment}.tsx`]);
  return Object.fromEntries([...pages, ...parts]) as Record<string, string>;
}

/** Path of a record in the browser build: `prices` → `records/prices.json`. */
export function recordFile(record: string): string {
  return `records/${record}.json`;
}

/** Name of the chunk, and of the server module, of an expose: `./pages/cart` → `pages-cart`. */
export function exposeName(expose: string): string {
  return expose.replace('./', '').replaceAll('/', '-');
}

/**
 * Folder that a deployable is built into: `dist`, or `DIST_DIR`, so that concurrent publications do not share one.
 * @param folder the deployable's folder
 */
export function distOf(folder: string): string {
  return process.env.DIST_DIR ?? path.join(folder, 'dist');
}
