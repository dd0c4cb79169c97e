import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { devServerAddress } from './devServerAddress';
import { DEVELOPMENT } from '@tanabana/artefacts/developmentVersion';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig } from './browserConfig';

/** A browser build that a dev server serves. */
export interface DevelopmentConfiguration extends Configuration {
  readonly devServer: DevServerConfiguration;
}

const port = () => Number(process.env.PORT ?? 3100);

/** Path below which a dev server has the files of a deployable. */
const pathOf = (name: string) => `/assets/${name}/${DEVELOPMENT}/`;

/** How the dev server of a deployable serves it, to pages of any shop. */
function devServer(name: string): DevServerConfiguration {
  return {
    ...devServerAddress(name, port()),
    static: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    devMiddleware: { publicPath: pathOf(name) },
    client: { webSocketURL: `ws://localhost:${port()}/ws`, logging: 'none', overlay: false },
  };
}

/**
 * The browser build of a deployable with hot reload, for the whole shop in development.
 * @param folder the deployable's folder
 * @param contract what its `src/routes.ts` exports
 */
export function developmentPreset(folder: string, contract: RemoteContract): DevelopmentConfiguration {
  const { name } = contract;
  const place = {
    root: path.dirname(folder),
    publicPath: pathOf(name),
    mode: 'development',
    isHashed: false,
  } as const;
  const browserConfig = name === 'shell' ? shellBrowserConfig : remoteBrowserConfig;
  const configuration = browserConfig({ ...contract, folder }, place);
  return {
    ...configuration,
    devServer: { ...devServer(name), hot: true, liveReload: false },
    plugins: [...(configuration.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: name })],
  };
}

/**
 * A remote as it works in a running shop, whose React is the one for production: readable, and the page is loaded
 * anew when it changes.
 * @param folder the remote's folder
 * @param contract what its `src/routes.ts` exports
 */
export function overridePreset(folder: string, contract: RemoteContract): DevelopmentConfiguration {
  // The page is of another origin than the files.
  const publicPath = `http://localhost:${port()}${pathOf(contract.name)}`;
  const place = { root: path.dirname(folder), publicPath, mode: 'production', isHashed: false } as const;
  return {
    ...remoteBrowserConfig({ ...contract, folder }, place),
    devtool: 'cheap-module-source-map',
    optimization: { minimize: false },
    devServer: { ...devServer(contract.name), hot: false, liveReload: true },
  };
}
