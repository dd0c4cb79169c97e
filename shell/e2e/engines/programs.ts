import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs that a folder of PATH has. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** The browser that comes with WebKitGTK, which no folder of PATH has. */
export function findBrowser(libraries = '/usr/lib'): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((architecture) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
        path.join(libraries, architecture, version, 'MiniBrowser'),
      ),
    )
    .find(existsSync);
}
