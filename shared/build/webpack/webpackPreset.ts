import path from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig, type BuildPlace } from './browserConfig';
import type { Deployable } from './deployable';
import { developmentPreset, overridePreset } from './developmentPreset';
import { DeployManifestPlugin } from './deployManifestPlugin';
import { remoteServerEntries, serverConfig } from './serverConfig';

function withManifest(configurations: Configuration[], plugin: DeployManifestPlugin): Configuration[] {
  return configurations.map((configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), plugin],
  }));
}

/** What a dev server runs for: the whole shop in development, or one remote in a running shop. */
const servedFor = () => process.env.SERVED_FOR;

/** No address names a version: what is built does not depend on how it is called. */
function productionPlace(folder: string, name: string): BuildPlace {
  return { root: path.dirname(folder), publicPath: `/assets/${name}/`, mode: 'production', isHashed: true };
}

/**
 * The two production builds of a remote, or the one of a dev server.
 * @param folder the remote's folder
 * @param contract what its `src/routes.ts` exports
 */
export function remotePreset(folder: string, contract: RemoteContract): Configuration[] {
  if (servedFor() === 'all') return [developmentPreset(folder, contract)];
  if (servedFor() === 'shop') return [overridePreset(folder, contract)];
  const remote: Deployable = { ...contract, folder };
  const place = productionPlace(folder, remote.name);
  return withManifest(
    [remoteBrowserConfig(remote, place), serverConfig(remote, remoteServerEntries(remote), place)],
    new DeployManifestPlugin(remote, 'entry.js'),
  );
}

/**
 * The two production builds of the shell, or the one with hot reload while the whole shop is developed.
 * @param folder the shell's folder
 * @param contract what its `src/routes.ts` exports
 */
export function shellPreset(folder: string, contract: RemoteContract): Configuration[] {
  if (servedFor() === 'all') return [developmentPreset(folder, contract)];
  const shell: Deployable = { ...contract, folder };
  const place = productionPlace(folder, shell.name);
  const server = serverConfig(shell, { server: './src/server.tsx' }, place);
  return withManifest([shellBrowserConfig(shell, place), server], new DeployManifestPlugin(shell, 'main.js'));
}
