import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ManifestRoute } from '@tanabana/contract/remotes/deployManifest';
import type { RemoteContract, RouteDeclaration } from '@tanabana/contract/remotes/remoteContract';

export interface Deployable extends RemoteContract {
  readonly folder: string;
}

export function exposedModules({ routes, fragments }: RemoteContract): Record<string, string> {
  return Object.fromEntries([
    ...routes.map(({ page }) => [`./pages/${page}`, `./src/pages/${page}/page.tsx`] as const),
    ...fragments.map((name) => [`./fragments/${name}`, `./src/fragments/${name}.tsx`] as const),
  ]);
}

/** `records/prices.json` for `prices`. */
export function recordFile(record: string): string {
  return `records/${record}.json`;
}

/** Name in chunks and server modules: `pages-cart` for `./pages/cart`. */
export function exposeName(expose: string): string {
  return expose.replace('./', '').replaceAll('/', '-');
}

/** Returns the repository of a deployable: its folder if the folder has a lock file, otherwise the parent folder. */
export function repositoryOf(folder: string): string {
  return existsSync(path.join(folder, 'package-lock.json')) ? folder : path.dirname(folder);
}

/** Absent fields get default values. */
export function manifestRoute({ page, ...route }: RouteDeclaration): ManifestRoute {
  const { path, fragments = [], query = [], records = [], links = [], samples } = route;
  const defaultSamples = path.includes(':') ? [] : [path];
  return {
    ...route,
    expose: `./pages/${page}`,
    fragments: [...fragments],
    query: [...query],
    records: [...records],
    links: links.map((link) => ({ to: path, ...link })),
    samples: [...(samples ?? defaultSamples)],
  };
}

/**
 * Returns the output folder: `DIST_DIR` if set, so that concurrent publications use separate folders, or else `dist`.
 */
export function distOf(folder: string): string {
  return process.env.DIST_DIR ?? path.join(folder, 'dist');
}
