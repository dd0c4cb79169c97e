import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { devServerAddress } from './devServerAddress';
import { DEVELOPMENT } from '@tanabana/artefacts/developmentVersion';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig } from './browserConfig';
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
      overlay: overlay && { errors: true, warnings: false, runtimeErrors: true },
    },
  };
}

/** Browser build with hot reload, for `npm run dev`. */
export function developmentPreset(folder: string, contract: RemoteContract): DevelopmentConfiguration {
  const { name } = contract;
  const place = {
    publicPath: pathOf(name),
    mode: 'development',
    isHashed: false,
  } as const;
  const browserConfig = name === 'shell' ? shellBrowserConfig : remoteBrowserConfig;
  const configuration = browserConfig({ ...contract, folder }, place);
  return {
    ...configuration,
    name: path.basename(folder),
    devServer: { ...devServer(name, true), hot: true, liveReload: false },
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: name }),
      // One type check serves all deployables of `npm run dev`.
      ...(name === 'shell' ? [typeErrors(path.dirname(folder))] : []),
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
