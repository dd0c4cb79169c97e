import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ForkTsChecker from 'fork-ts-checker-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { Configuration } from 'webpack-dev-server';

/** Exits the process with a message if another program uses the port. */
export function devServerAddress(
  name: string,
  port: number,
): Pick<Configuration, 'host' | 'port' | 'server'> {
  const endWithReason = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return;
    console.error(
      `Port ${port}, for the dev server of ${name}, is taken by another program. Stop it, or set PORT to another number.`,
    );
    process.exit(1);
  };
  const type = (options: ServerOptions, app: RequestListener) =>
    createServer(options, app).once('error', endWithReason);
  return { host: '127.0.0.1', port, server: { type } };
}

/** Files below `src` that no build contains. */
const NOT_BUILT = ['**/*.test.*', '**/*.testing.*'];

/**
 * Returns a plugin that checks the types of the sources that builds contain, in a separate process. `npm run types` and
 * editors check the other files. The terminal and the overlay display the errors. The process stores what it has
 * learned, so that a later start checks only what has changed.
 * @param folder with the `tsconfig.json`
 * @param isWanted called at each build; the types are checked if it returns true. The default is to check always.
 */
export function typeErrors(
  folder: string,
  isWanted?: (build: { readonly hasChangedSources: boolean }) => boolean,
): WebpackPluginInstance {
  const checker = new ForkTsChecker({
    async: true,
    typescript: {
      configFile: path.join(folder, 'tsconfig.json'),
      typescriptPath: fileURLToPath(import.meta.resolve('./patientTypescript.cjs')),
      configOverwrite: {
        include: [path.join(folder, 'src')],
        exclude: NOT_BUILT.map((pattern) => path.join(folder, pattern)),
        compilerOptions: {
          tsBuildInfoFile: path.join(folder, 'node_modules/.cache/development.tsbuildinfo'),
        },
      },
      mode: 'write-tsbuildinfo',
      memoryLimit: 2_048,
    },
  });
  return {
    apply: (compiler) => {
      checker.apply(compiler);
      if (!isWanted) return;
      ForkTsChecker.getCompilerHooks(compiler).start.tapPromise('types', (change) => {
        // Not products and pictures: no type depends on them.
        const hasChangedSources = [change.changedFiles, change.deletedFiles].some((files) =>
          files?.some((file) => /\.tsx?$/.test(file)),
        );
        // A check that never starts is not reported, and the next build starts its own.
        return isWanted({ hasChangedSources }) ? Promise.resolve(change) : new Promise(() => undefined);
      });
    },
  };
}
