import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { drawingsRule, pictureManifestRule, type BuildPlace } from './browserConfig';
import { distOf, exposedModules, exposeName, repositoryOf, type Deployable } from './deployable';
import { SCRIPT_NAME } from '@tanabana/artefacts/store/namedByContent';
import { SERVER_PLATFORM } from './serverPlatform';
import { SINGLETONS } from './singletons';
import { sourceNames } from './sourceMaps';
import { typescriptRule } from './typescriptRule';

/**
 * Server build: one CommonJS file per expose. The server provides the singletons, so that all remotes use the
 * same React.
 */
export function serverConfig(
  deployable: Deployable,
  { publicPath, mode, isHashed }: BuildPlace,
): Configuration {
  const { name, folder } = deployable;
  const exposes = Object.entries(exposedModules(deployable));
  return {
    name: 'server',
    mode,
    context: folder,
    dependencies: ['browser'],
    ...SERVER_PLATFORM,
    devtool: mode === 'development' ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    entry:
      name === 'shell'
        ? { server: './src/server.tsx' }
        : Object.fromEntries(exposes.map(([expose, file]) => [exposeName(expose), file])),
    output: {
      path: path.join(distOf(folder), 'server'),
      filename: `${SCRIPT_NAME}.cjs`,
      library: { type: 'commonjs2' },
      ...sourceNames(repositoryOf(folder)),
      publicPath,
      clean: mode === 'production',
    },
    externals: Object.fromEntries(
      [...SINGLETONS, 'react/jsx-runtime'].map((module) => [module, `commonjs ${module}`]),
    ),
    // `<name>.server.ts` replaces `<name>.ts`.
    resolve: { extensions: ['.server.ts', '.tsx', '.ts', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager', exportsPresence: 'error' } },
      rules: [
        typescriptRule(folder, name, false),
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
