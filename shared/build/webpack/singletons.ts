import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages of which the page has exactly one copy: the shell's. */
export const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'styled-components'] as const;

/**
 * Installed versions of the singletons, as seen from a deployable's folder.
 * @param folder the deployable's folder
 */
export function installedSingletons(folder: string): Record<(typeof SINGLETONS)[number], string> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const version = (name: string) =>
    (JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;
  return {
    react: version('react'),
    'react-dom': version('react-dom'),
    'react-router-dom': version('react-router-dom'),
    'styled-components': version('styled-components'),
  };
}

/**
 * Versions of the singletons that a remote works with: those of the installed minor version and all later ones of its
 * major. The patch does not count, so that a remote with a newer patch fits a shell with an older one.
 * @param folder the remote's folder
 */
export function singletonRanges(folder: string): Record<(typeof SINGLETONS)[number], string> {
  const ranges = Object.entries(installedSingletons(folder)).map(([name, version]) => [
    name,
    `^${version.split('.', 2).join('.')}.0`,
  ]);
  return Object.fromEntries(ranges) as Record<(typeof SINGLETONS)[number], string>;
}
