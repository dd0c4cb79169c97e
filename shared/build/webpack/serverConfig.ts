import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { drawingsRule, pictureManifestRule, type BuildPlace } from './browserConfig';
import { distOf, exposedModules, exposeName, type Deployable } from './deployable';
import { SCRIPT_NAME } from '@tanabana/artefacts/store/namedByContent';
import { SERVER_PLATFORM } from './serverPlatform';
import { SINGLETONS } from './singletons';
import { typescriptRule } from './typescriptRule';

/**
 * The server build: one self-contained CommonJS file for each thing exposed, with the singletons left to the
 * composition server, so that every remote renders with the same React.
 *
 * @param entries name of the file → source module
 */
export function serverConfig(
  { name, folder }: Deployable,
  entries: Readonly<Record<string, string>>,
  { root, publicPath, mode, isHashed }: BuildPlace,
): Configuration {
  return {
    name: 'server',
    mode,
    context: folder,
    dependencies: ['browser'],
    ...SERVER_PLATFORM,
    devtool: false,
    entry: entries,
    output: {
      path: path.join(distOf(folder), 'server'),
      filename: `${SCRIPT_NAME}.cjs`,
      library: { type: 'commonjs2' },
      publicPath,
      clean: true,
    },
    externals: Object.fromEntries(
      [...SINGLETONS, 'react/jsx-runtime'].map((module) => [module, `commonjs ${module}`]),
    ),
    // What the server does its own way stands beside the browser's file as `<name>.server.ts`.
    resolve: { extensions: ['.server.ts', '.tsx', '.ts', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager', exportsPresence: 'error' } },
      rules: [
        typescriptRule(root, name, false),
        pictureManifestRule({ folder }, isHashed),
        drawingsRule(isHashed, false),
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/** Entries of a remote's server build. */
export function remoteServerEntries(remote: Deployable): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exposedModules(remote)).map(([expose, file]) => [exposeName(expose), file]),
  );
}
