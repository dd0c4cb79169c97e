import fs from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { devServerAddress } from './devServerAddress';
import { HASH_DIGITS } from '@tanabana/artefacts/store/namedByContent';
import { DEVELOPMENT } from '@tanabana/artefacts/developmentVersion';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { remoteBrowserConfig } from './browserConfig';
import { typeErrors } from './typeErrors';

export interface DevelopmentConfiguration extends Configuration {
  readonly devServer: DevServerConfiguration;
}

const port = () => Number(process.env.PORT ?? 3100);

const pathOf = (name: string) => `/assets/${name}/${DEVELOPMENT}/`;

/**
 * Allows pages of any shop.
 * @param overlay errors that are displayed over the page; the policy of a served shop allows none
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
  const { context = '', plugins = [] } = configuration;
  const shellPlugins = [
    new webpack.EntryPlugin(context, path.join(import.meta.dirname, 'refreshHook.mjs'), {}),
    // The policy of a document allows no changes of style elements, which development uses by default.
    new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
    // One type check serves all deployables.
    typeErrors(path.dirname(context)),
  ];
  return {
    ...configuration,
    // Hot updates are named like other files.
    output: { ...configuration.output, hashDigestLength: HASH_DIGITS },
    devServer: {
      ...devServer(name, true),
      hot: true,
      liveReload: false,
      // The shop serves the files.
      devMiddleware: { outputFileSystem: fs },
    },
    plugins: [
      ...plugins,
      ...(name === 'shell' ? shellPlugins : []),
      new ReactRefreshPlugin({ overlay: false, library: name }),
    ],
  };
}

/** Browser build of a remote in a running shop. React runs in production mode, so changes reload the page. */
export function overridePreset(folder: string, contract: RemoteContract): DevelopmentConfiguration {
  // Pages have another origin.
  const publicPath = `http://localhost:${port()}${pathOf(contract.name)}`;
  const place = { publicPath, mode: 'production', isHashed: false } as const;
  const configuration = remoteBrowserConfig({ ...contract, folder }, place);
  return {
    ...configuration,
    name: path.basename(folder),
    plugins: [...(configuration.plugins ?? []), typeErrors(folder)],
    devtool: 'cheap-module-source-map',
    optimization: { minimize: false },
    devServer: { ...devServer(contract.name, false), hot: false, liveReload: true },
  };
}
