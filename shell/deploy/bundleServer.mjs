import { cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folder of the bundled servers, below the repository's folder. */
export const BUNDLE = 'shell/dist/serve';

/** Packages outside the bundle: packages with native code, and packages that the server shares with remotes. */
export const EXTERNALS = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'styled-components',
  'libsql',
  '@node-rs/argon2',
];

/** File in the bundle's folder that lists the sources of the bundle. */
const INPUTS = 'inputs.json';

/**
 * Script of the thread that kills a process whose code blocks or uses too much memory. The script is copied without
 * bundling.
 */
const WATCHDOG = 'shared/sandbox/watchdog.mjs';

/** Files that are not bundled, but whose changes make the bundle outdated. */
const ALWAYS_INPUTS = ['package-lock.json', 'shell/deploy/bundleServer.mjs', WATCHDOG];

/**
 * Bundles the servers of `npm run serve` and `npm run board`, and the script of render processes. Bundled scripts
 * start quickly and need no compiler. Does nothing when no source is newer than the bundle.
 * @param {string} root the repository's folder
 */
export async function bundleServer(root) {
  const bundle = path.join(root, BUNDLE);
  if (await isCurrent(root, bundle)) return;
  // The bundle is written to another folder and renamed, so that a server that starts concurrently reads a complete
  // bundle.
  const outdir = `${bundle}.${process.pid}`;
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      serve: 'shell/server/serve.ts',
      board: 'shell/board/main.ts',
      'render.child': 'shell/render/processes/render.child.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    // Prefers ES modules, because a CommonJS package that is imported dynamically has no named exports.
    mainFields: ['module', 'main'],
    external: [...EXTERNALS.flatMap((name) => [name, `${name}/*`]), 'pg-native'],
    // Defines `require` and `__filename`, which ES modules do not have. Bundled CommonJS packages call `require` for
    // Node's modules, and TypeScript reads `__filename`.
    banner: {
      js: "import { createRequire as createNodeRequire } from 'node:module'; const require = createNodeRequire(import.meta.url); const __filename = import.meta.filename;",
    },
    logLevel: 'warning',
  });
  await cp(path.join(root, WATCHDOG), path.join(outdir, 'watchdog.mjs'));
  await writeFile(path.join(outdir, INPUTS), JSON.stringify(Object.keys(metafile.inputs)));
  await rm(bundle, { recursive: true, force: true });
  await rename(outdir, bundle);
}

/** Returns false if a source of the bundle was changed or removed after the bundle was written. */
async function isCurrent(root, bundle) {
  try {
    const list = path.join(bundle, INPUTS);
    const inputs = [...ALWAYS_INPUTS, ...JSON.parse(await readFile(list, 'utf8'))];
    const { mtimeMs: madeAt } = await stat(list);
    const times = await Promise.all(inputs.map(async (file) => (await stat(path.join(root, file))).mtimeMs));
    return times.every((time) => time < madeAt);
  } catch {
    return false;
  }
}
