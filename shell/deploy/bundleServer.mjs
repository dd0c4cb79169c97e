import { cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the bundled servers lie, below the repository's folder. */
export const BUNDLE = 'shell/dist/serve';

/** What is not bundled: the singletons, of which there is one copy for the server and for remotes, and native code. */
export const EXTERNALS = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'styled-components',
  'libsql',
  '@node-rs/argon2',
];

/** The files that a bundle was made of, in the bundle's folder. */
const INPUTS = 'inputs.json';

/** Ends render processes that run too long; a thread of its own, which is copied as it is. */
const WATCHDOG = 'shared/artefacts/sandbox/watchdog.mjs';

/** What decides about a bundle besides the sources in it. */
const ALWAYS_INPUTS = ['package-lock.json', 'shell/deploy/bundleServer.mjs', WATCHDOG];

/**
 * Bundles the servers that `npm run serve` and `npm run board` run: a file for each and one for render processes, so
 * that they start without a compiler and without hundreds of files. Does nothing when no source is younger than the bundle.
 * @param {string} root the repository's folder
 */
export async function bundleServer(root) {
  const bundle = path.join(root, BUNDLE);
  if (await isCurrent(root, bundle)) return;
  // Beside it, so that another start never finds half of it.
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
    // What is imported late has no named exports where it is CommonJS.
    mainFields: ['module', 'main'],
    external: [...EXTERNALS.flatMap((name) => [name, `${name}/*`]), 'pg-native'],
    // Packages in CommonJS require Node's own modules. TypeScript reads its file name.
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

/** Whether none of a bundle's inputs was changed or removed after it was made. */
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
