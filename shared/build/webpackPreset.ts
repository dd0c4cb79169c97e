import path from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteContract } from '../src/contracts/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig, type BuildPlace } from './browserConfig';
import type { Deployable } from './deployable';
import { developmentPreset } from './developmentPreset';
import { DeployManifestPlugin } from './deployManifestPlugin';
import { remoteServerEntries, serverConfig } from './serverConfig';
import { sourceVersion } from './sourceVersion';

function withManifest(configurations: Configuration[], plugin: DeployManifestPlugin): Configuration[] {
  return configurations.map((configuration) => ({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), plugin],
  }));
}

/** Whether the house is being developed: one browser build with hot reload then, instead of two for production. */
const isHot = () => process.env.HOT_RELOAD === 'on';

function productionPlace(folder: string, name: string): BuildPlace & { version: string } {
  const root = path.dirname(folder);
  const version = sourceVersion(root, path.basename(folder));
  return { root, version, publicPath: `/assets/${name}/${version}/`, mode: 'production' };
}

/**
 * The two production builds of a remote, or the one with hot reload while the house is developed.
 * @param folder the remote's folder
 * @param contract what its `src/routes.ts` exports
 */
export function remotePreset(folder: string, contract: RemoteContract): Configuration[] {
  if (isHot()) return [developmentPreset(folder, contract)];
  const remote: Deployable = { ...contract, folder };
  const place = productionPlace(folder, remote.name);
  return withManifest(
    [remoteBrowserConfig(remote, place), serverConfig(remote, remoteServerEntries(remote), place)],
    new DeployManifestPlugin(remote, place.version, 'entry.js'),
  );
}

/**
 * The two production builds of the shell, or the one with hot reload while the house is developed.
 * @param folder the shell's folder
 */
export function shellPreset(folder: string): Configuration[] {
  if (isHot()) return [developmentPreset(folder)];
  const shell: Deployable = { name: 'shell', owner: 'Shell team', folder, routes: [], fragments: [] };
  const place = productionPlace(folder, shell.name);
  return withManifest(
    [shellBrowserConfig(shell, place), serverConfig(shell, { server: './src/server.tsx' }, place)],
    new DeployManifestPlugin(shell, place.version, 'main.js'),
  );
}
