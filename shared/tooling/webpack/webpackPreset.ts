import { fileAddress } from '@tanabana/contract/files/fileAddress';
import path from 'node:path';
import webpack, { type Configuration, type FileCacheOptions } from 'webpack';
import type { RemoteContract } from '@tanabana/contract/remotes/remoteContract';
import { remoteBrowserConfig, shellBrowserConfig, type BuildOptions } from './browserConfig';
import { compilerHash } from './sourceHash';
import { repositoryOf, type Deployable } from './deployable';
import { developmentConfig, overridePreset } from './developmentPreset';
import { deployManifestPlugin } from './deployManifestPlugin';
import { serverConfig } from './serverConfig';
import { buildConstants } from './shopSettings';

/**
 * Returns `all` in `npm run dev`, `shop` for a dev server of one remote in a running shop, and undefined for other
 * builds.
 */
const servedFor = () => process.env.SERVED_FOR;

type ScriptOptions = Pick<BuildOptions, 'sharedScriptSize'>;

/** Addresses of files contain no version, because the version is known only after the build. */
function bothBuilds(deployable: Deployable, scripts: ScriptOptions = {}): Configuration[] {
  const { name } = deployable;
  const mode = servedFor() === 'all' ? 'development' : 'production';
  const [browserConfig, entry] =
    name === 'shell' ? [shellBrowserConfig, 'main.js'] : [remoteBrowserConfig, 'entry.js'];
  const options: BuildOptions = {
    ...scripts,
    publicPath: fileAddress(name, ''),
    mode,
    isHashed: true,
  };
  const manifest = deployManifestPlugin(deployable, entry, mode === 'production');
  const constants = buildConstants(repositoryOf(deployable.folder));
  const shop = new webpack.DefinePlugin(
    Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  );
  // Code that generates modules runs in this process, and reads the constants that bundles contain.
  Object.assign(globalThis, constants);
  const browser = browserConfig(deployable, options);
  const browserBuild = mode === 'production' ? browser : developmentConfig(browser, name);
  const cache = cacheOptions(deployable);
  return [browserBuild, serverConfig(deployable, options)].map((configuration) => ({
    ...configuration,
    ...(isCached(mode, configuration === browserBuild) && {
      cache: { ...cache, name: `${name}-${mode}-${configuration.name}` },
    }),
    ...(mode === 'production' && { snapshot: BY_CONTENT }),
    plugins: [...(configuration.plugins ?? []), shop, manifest],
  }));
}

/**
 * Whether to keep a cache for later builds. Pipelines build once, and a release must not depend on an earlier build:
 * with a cache, webpack numbers the imports of server modules, which are not minified, in another order.
 */
const isCached = (mode: string, isForBrowsers: boolean) =>
  mode === 'development' || (process.env.CI === undefined && isForBrowsers);

/** Makes publications compare contents instead of times, because copies of files can preserve times. */
const BY_CONTENT = { module: { hash: true }, contextModule: { hash: true }, resolve: { hash: true } };

/** Time without a build after which the cache is written, in milliseconds. */
const CACHE_DELAY_MS = 60_000;

/**
 * The version replaces webpack's own `buildDependencies`, which parse the packages that the configuration imports, in
 * each start and each build.
 */
function cacheOptions({ folder }: Deployable): FileCacheOptions {
  const root = repositoryOf(folder);
  return {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.tanabana/webpack'),
    version: compilerHash(root, path.relative(root, folder)),
    buildDependencies: { defaultWebpack: [] },
    // Without this delay, webpack writes the caches of the first builds while later ones are being compiled.
    idleTimeoutForInitialStore: CACHE_DELAY_MS,
  };
}

/**
 * Adds to a contract what depends on the shop's data. Invalid data leave the contract as it is, because they fail the
 * build, whose message names the file.
 */
export function contractWithData(
  contract: RemoteContract,
  add: (contract: RemoteContract) => RemoteContract,
): RemoteContract {
  try {
    return add(contract);
  } catch {
    return contract;
  }
}

/** Both builds, or only the browser build for use in a running shop. */
export function remotePreset(
  folder: string,
  contract: RemoteContract,
  scripts?: ScriptOptions,
): Configuration[] {
  if (servedFor() === 'shop') return [overridePreset(folder, contract)];
  return bothBuilds({ ...contract, folder }, scripts);
}

export function shellPreset(folder: string, contract: RemoteContract): Configuration[] {
  return bothBuilds({ ...contract, folder });
}
