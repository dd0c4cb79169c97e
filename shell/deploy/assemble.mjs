// Copies the files of the shop's or the board's container image into a folder:
// `node shell/deploy/assemble.mjs <folder> [board]`.
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUNDLE, bundleServer, EXTERNALS } from './bundleServer.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Script that starts each server, and file name of the bundled server. */
const SERVERS = {
  shop: { start: 'shell/server/serve.mjs', bundle: 'serve.mjs' },
  board: { start: 'shell/board/serve.mjs', bundle: 'board.mjs' },
};

/**
 * Copies the files of an image: the bundle, the entry file, and the packages outside the bundle.
 * @param {string} target an empty folder
 * @param {keyof typeof SERVERS} server
 */
async function copyImageFiles(target, server) {
  const others = Object.keys(SERVERS).filter((other) => other !== server);
  const isForeign = (file) => others.some((other) => SERVERS[other].bundle === file);
  await bundleServer(root);
  for (const file of await readdir(path.join(root, BUNDLE))) {
    if (file.endsWith('.mjs') && !isForeign(file)) await copy(target, path.join(BUNDLE, file));
  }
  // Server modules of remotes resolve shared modules, such as React, relative to `shell/package.json`.
  for (const file of [SERVERS[server].start, 'shell/package.json']) await copy(target, file);
  for (const folder of await packageFolders()) await copy(target, folder);
}

async function copy(target, name) {
  await mkdir(path.dirname(path.join(target, name)), { recursive: true });
  // Does not copy `node_modules` inside a package, because only the nested packages that `packageFolders` finds are
  // needed.
  const nested = path.join(root, name, 'node_modules');
  await cp(path.join(root, name), path.join(target, name), {
    recursive: true,
    filter: (file) => file !== nested,
  });
}

/** Finds the folders of the packages outside the bundle, and of their dependencies. */
async function packageFolders() {
  const found = new Set();
  const add = async (name, from, isOptional) => {
    for (let folder = from; ; folder = path.dirname(folder)) {
      const candidate = path.join(folder, 'node_modules', name);
      const manifest = await readManifest(path.join(root, candidate));
      if (!manifest && folder === '.') {
        if (isOptional) return;
        throw new Error(`${name}, which ${from} needs, is not installed.`);
      }
      if (!manifest) continue;
      if (found.has(candidate)) return;
      found.add(candidate);
      const { dependencies = {}, optionalDependencies = {} } = manifest;
      for (const needed of Object.keys(dependencies)) {
        await add(needed, candidate, needed in optionalDependencies);
      }
      // Optional dependencies may be missing, because those for other platforms are not installed.
      for (const wanted of Object.keys(optionalDependencies)) {
        await add(wanted, candidate, true);
      }
      return;
    }
  };
  for (const name of EXTERNALS) await add(name, '.', false);
  return found;
}

async function readManifest(folder) {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

const [target, server = 'shop'] = process.argv.slice(2);
if (target === undefined || !(server in SERVERS)) {
  throw new Error('Name the folder: node shell/deploy/assemble.mjs <folder> [board]');
}
await copyImageFiles(path.resolve(target), server);
