import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { RemoteContract } from '../src/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig } from './browserConfig';

/** The version that stands in the addresses while developing. */
export const DEVELOPMENT = 'dev';

/**
 * The browser build of a deployable with hot reload.
 * @param folder the deployable's folder
 * @param contract what a remote's `src/routes.ts` exports; nothing for the shell
 */
export function developmentPreset(folder: string, contract?: RemoteContract): Configuration {
  const name = contract?.name ?? 'shell';
  const place = {
    root: path.dirname(folder),
    publicPath: `/assets/${name}/${DEVELOPMENT}/`,
    mode: 'development',
  } as const;
  const configuration = contract
    ? remoteBrowserConfig({ ...contract, folder }, place)
    : shellBrowserConfig({ name, owner: 'Shell team', folder, routes: [], fragments: [] }, place);
  return {
    ...configuration,
    plugins: [...(configuration.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: name })],
  };
}
