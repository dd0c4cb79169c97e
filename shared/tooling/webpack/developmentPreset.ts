import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { devServerAddress, typeErrors } from './devServer';
import { fileAddress, HASH_DIGITS } from '@tanabana/contract/files/fileAddress';
import { DEVELOPMENT } from '@tanabana/releases/versions/developmentVersion';
import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { remoteBrowserConfig } from './browserConfig';

export interface DevelopmentConfiguration extends Configuration {
  readonly devServer: DevServerConfiguration;
}

const port = () => Number(process.env.PORT ?? 3100);

const pathOf = (name: string) => fileAddress(name, `${DEVELOPMENT}/`);

/**
 * Returns the options of a dev server whose files may be loaded by pages of any shop.
 * @param overlay whether to display errors over the page. False for pages of a running shop, whose content security
 * policy forbids an overlay.
 */
function devServer(name: string, overlay: boolean): DevServerConfiguration {
  return {
    ...devServerAddress(name, port()),
    static: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    devMiddleware: { publicPath: pathOf(name) },
    client: {
      webSocketURL: `ws://localhost:${port()}/ws`,
      logging: 'error',
      overlay: overlay && { errors: true, warnings: false, runtimeErrors: name === 'shell' },
    },
  };
}

/** Adds hot reload to a browser build, for `npm run dev`. */
export function developmentConfig(configuration: Configuration, name: string): DevelopmentConfiguration {
  const { context = '', module = {}, plugins = [] } = configuration;
  const shellPlugins = [
    new webpack.EntryPlugin(context, path.join(import.meta.dirname, 'refreshHook.mjs'), {}),
    // In development, styled-components by default changes the text of style elements, which the content security
    // policy forbids.
    new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
  ];
  return {
    ...configuration,
    // Gives names of hot updates a hash of the same length as in other file names.
    output: { ...configuration.output, hashDigestLength: HASH_DIGITS },
    devServer: {
      ...devServer(name, true),
      hot: true,
      liveReload: false,
      // Writes this build to the disk instead of memory, because the shop's process reads the files and serves them.
      devMiddleware: { outputFileSystem: fs },
    },
    module: {
      ...module,
      rules: [
        ...(module.rules ?? []),
        {
          include: path.join(context, 'src/pages'),
          test: /\/page\.tsx$/,
          loader: fileURLToPath(import.meta.resolve('./pageRefreshLoader.cjs')),
        },
      ],
    },
    plugins: [
      ...plugins,
      ...(name === 'shell' ? shellPlugins : []),
      new ReactRefreshPlugin({ overlay: false, library: name }),
    ],
  };
}

/**
 * Returns the webpack configuration for a browser build of a remote that pages of a running shop load. Changes reload
 * the page, because React runs in production mode, which does not support hot reload.
 */
export function overridePreset(folder: string, contract: RemoteContract): DevelopmentConfiguration {
  // The page has the origin of the shop, so addresses of files must contain the origin of the dev server.
  const publicPath = `http://localhost:${port()}${pathOf(contract.name)}`;
  const options = { publicPath, mode: 'production', isHashed: false } as const;
  const configuration = remoteBrowserConfig({ ...contract, folder }, options);
  return {
    ...configuration,
    name: path.basename(folder),
    plugins: [...(configuration.plugins ?? []), typeErrors(folder)],
    devtool: 'cheap-module-source-map',
    optimization: { minimize: false },
    devServer: { ...devServer(contract.name, false), hot: false, liveReload: true },
  };
}
