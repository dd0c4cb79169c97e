import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { federation } from '@module-federation/vite';
import { rspack, type Configuration } from '@rspack/core';
import { build } from 'vite';

const FOLDER = import.meta.dirname;
const PAGE = path.join(FOLDER, 'page.ts');

/** Remote whose page the built containers replace. */
const NAME = 'cart';

/** Modules that the shell shares. No remote bundles these modules. */
const SHARED = {
  react: { singleton: true, import: false as const },
  'react-dom': { singleton: true, import: false as const },
  'react-router-dom': { singleton: true, import: false as const },
};

async function runRspack(options: Configuration): Promise<void> {
  const compiler = rspack({ ...options, mode: 'production', target: ['web', 'es2022'] });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(String(stats));
}

const TYPESCRIPT = {
  rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' as const }],
};

/**
 * Builds the page as a container with Rspack and its federation plugin.
 * @param folder where `entry.js` and its chunks are written
 */
export function buildWithRspack(folder: string): Promise<void> {
  return runRspack({
    context: FOLDER,
    entry: {},
    output: { path: folder, module: true, uniqueName: NAME, publicPath: 'auto' },
    resolve: { extensions: ['.ts', '.js'] },
    module: TYPESCRIPT,
    plugins: [
      new ModuleFederationPlugin({
        name: NAME,
        filename: 'entry.js',
        library: { type: 'module' },
        exposes: { './pages/cart': PAGE },
        shared: SHARED,
        dts: false,
        manifest: false,
      }),
    ],
  });
}

/**
 * Builds the page as a container with Vite and its federation plugin.
 * @param folder where `entry.js` and its chunks are written
 */
export async function buildWithVite(folder: string): Promise<void> {
  await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [
      federation({
        name: NAME,
        filename: 'entry.js',
        exposes: { './pages/cart': PAGE },
        shared: SHARED,
        dts: false,
        manifest: false,
      }),
    ],
    build: { outDir: folder, emptyOutDir: false, target: 'es2022', lib: { entry: PAGE, formats: ['es'] } },
  });
}

/**
 * Bundles a host with the published federation runtime.
 * @param folder where `host.js` is written
 */
export function buildHost(folder: string): Promise<void> {
  return runRspack({
    context: FOLDER,
    entry: { host: path.join(FOLDER, 'host.ts') },
    output: { path: folder, filename: 'host.js', module: true, library: { type: 'module' } },
    resolve: { extensions: ['.ts', '.js'] },
    module: TYPESCRIPT,
  });
}
