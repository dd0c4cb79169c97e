import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { commonConfig, type BuildOptions } from './browserConfig';
import { distOf, exposedModules, exposeName, repositoryOf, type Deployable } from './deployable';
import { SCRIPT_NAME } from '@tanabana/releases/versions/namedByContent';
import { SERVER_PLATFORM } from './serverPlatform';
import { SINGLETONS } from './singletons';
import { sourceNames } from './sourceMaps';

/** Builds one CommonJS file per expose. The server provides shared modules, so that all remotes use the same React. */
export function serverConfig(deployable: Deployable, options: BuildOptions): Configuration {
  const { name, folder } = deployable;
  const base = commonConfig(deployable, options, 'server');
  const exposes = Object.entries(exposedModules(deployable));
  return {
    ...base,
    ...SERVER_PLATFORM,
    dependencies: ['browser'],
    entry:
      name === 'shell'
        ? { server: './src/server.tsx' }
        : Object.fromEntries(exposes.map(([expose, file]) => [exposeName(expose), file])),
    output: {
      path: path.join(distOf(folder), 'server'),
      filename: `${SCRIPT_NAME}.cjs`,
      library: { type: 'commonjs2' },
      ...sourceNames(repositoryOf(folder)),
      publicPath: options.publicPath,
      clean: options.mode === 'production',
    },
    externals: Object.fromEntries(
      [...SINGLETONS, 'react/jsx-runtime'].map((module) => [module, `commonjs ${module}`]),
    ),
    // Server builds import `<name>.server.ts` instead of `<name>.ts` if both files exist.
    resolve: { ...base.resolve, extensions: ['.server.ts', '.tsx', '.ts', '.js'] },
    module: {
      ...base.module,
      parser: { javascript: { ...base.module.parser.javascript, dynamicImportMode: 'eager' } },
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, splitChunks: false },
  };
}
