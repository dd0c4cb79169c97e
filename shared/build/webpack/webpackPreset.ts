import type { Configuration } from 'webpack';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig, type BuildOptions } from './browserConfig';
import type { Deployable } from './deployable';
import { developmentConfig, overridePreset } from './developmentPreset';
import { deployManifestPlugin } from './deployManifestPlugin';
import { serverConfig } from './serverConfig';

/**
 * Returns `all` in `npm run dev`, `shop` for a dev server of one remote in a running shop, and undefined for other
 * builds.
 */
const servedFor = () => process.env.SERVED_FOR;

/**
 * Returns the webpack configurations for the browser build and the server build. Addresses of files contain no version,
 * because the version is known only after the build.
 */
function bothBuilds(deployable: Deployable): Configuration[] {
  const { name } = deployable;
  const mode = servedFor() === 'all' ? 'development' : 'production';
  const [browserConfig, entry] =
    name === 'shell' ? [shellBrowserConfig, 'main.js'] : [remoteBrowserConfig, 'entry.js'];
  const options: BuildOptions = { publicPath: `/assets/${name}/`, mode, isHashed: true };
  const manifest = deployManifestPlugin(deployable, entry, mode === 'production');
  const browser = browserConfig(deployable, options);
  const browserBuild = mode === 'production' ? browser : developmentConfig(browser, name);
  return [browserBuild, serverConfig(deployable, options)].map((configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), manifest],
  }));
}

/**
 * Returns the webpack configurations of a remote: the browser build and the server build, or only the browser build for
 * use in a running shop.
 */
export function remotePreset(folder: string, contract: RemoteContract): Configuration[] {
  if (servedFor() === 'shop') return [overridePreset(folder, contract)];
  return bothBuilds({ ...contract, folder });
}

/** Returns the webpack configurations for the browser build and the server build of the shell. */
export function shellPreset(folder: string, contract: RemoteContract): Configuration[] {
  return bothBuilds({ ...contract, folder });
}
