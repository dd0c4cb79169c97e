import type { Configuration } from 'webpack';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig, type BuildOptions } from './browserConfig';
import type { Deployable } from './deployable';
import { developmentConfig, overridePreset } from './developmentPreset';
import { deployManifestPlugin } from './deployManifestPlugin';
import { serverConfig } from './serverConfig';

/** `all` in `npm run dev`, `shop` for a dev server of one remote in a running shop. */
const servedFor = () => process.env.SERVED_FOR;

/** Browser and server build. Addresses contain no version, because the version depends on the build. */
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

/** Browser and server build of a remote, or its browser build for a running shop. */
export function remotePreset(folder: string, contract: RemoteContract): Configuration[] {
  if (servedFor() === 'shop') return [overridePreset(folder, contract)];
  return bothBuilds({ ...contract, folder });
}

/** Browser and server build of the shell. */
export function shellPreset(folder: string, contract: RemoteContract): Configuration[] {
  return bothBuilds({ ...contract, folder });
}
