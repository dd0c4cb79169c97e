import type { Configuration } from 'webpack';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig, type BuildPlace } from './browserConfig';
import type { Deployable } from './deployable';
import { developmentPreset, overridePreset } from './developmentPreset';
import { DeployManifestPlugin } from './deployManifestPlugin';
import { serverConfig } from './serverConfig';

/** `all` in `npm run dev`, `shop` for one remote in a running shop. */
const servedFor = () => process.env.SERVED_FOR;

/** Browser and server build. Addresses contain no version, so that the build does not depend on it. */
function productionPreset(deployable: Deployable): Configuration[] {
  const { name } = deployable;
  const [browserConfig, entry] =
    name === 'shell' ? [shellBrowserConfig, 'main.js'] : [remoteBrowserConfig, 'entry.js'];
  const place: BuildPlace = {
    publicPath: `/assets/${name}/`,
    mode: 'production',
    isHashed: true,
  };
  const manifest = new DeployManifestPlugin(deployable, entry);
  return [browserConfig(deployable, place), serverConfig(deployable, place)].map((configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), manifest],
  }));
}

/** Browser and server build of a remote, or the build of a dev server. */
export function remotePreset(folder: string, contract: RemoteContract): Configuration[] {
  if (servedFor() === 'all') return [developmentPreset(folder, contract)];
  if (servedFor() === 'shop') return [overridePreset(folder, contract)];
  return productionPreset({ ...contract, folder });
}

/** Browser and server build of the shell, or the build of a dev server. */
export function shellPreset(folder: string, contract: RemoteContract): Configuration[] {
  if (servedFor() === 'all') return [developmentPreset(folder, contract)];
  return productionPreset({ ...contract, folder });
}
