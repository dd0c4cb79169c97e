import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages that the shell provides to all remotes. */
export const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'styled-components'] as const;

type Versions = Record<(typeof SINGLETONS)[number], string>;

export function installedSingletons(folder: string): Versions {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const versions = SINGLETONS.map((name) => {
    const description = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as {
      version: string;
    };
    return [name, description.version];
  });
  return Object.fromEntries(versions) as Versions;
}

/**
 * Returns a range for each singleton, from the installed minor version to the next major version. The patch is ignored,
 * so that a remote with a newer patch works in a shell with an older patch.
 */
export function singletonRanges(folder: string): Versions {
  const ranges = Object.entries(installedSingletons(folder)).map(([name, version]) => [
    name,
    `^${version.split('.', 2).join('.')}.0`,
  ]);
  return Object.fromEntries(ranges) as Versions;
}
