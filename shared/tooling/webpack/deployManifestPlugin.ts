import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { EVENT_CONTRACT } from '@tanabana/contract/events/windowEvents';
import { isDivided } from '@tanabana/contract/records/dividedRecord';
import { PAGE_CONTRACT } from '@tanabana/contract/pages/page';
import { exposedModules, exposeName, manifestRoute, recordFile, type Deployable } from './deployable';
import { describeContract, contractFaults } from './describeContract';
import { integrityOf } from '@tanabana/releases/versions/integrityOf';
import { plainName } from '@tanabana/contract/files/fileAddress';
import { contentHash, nameByContent } from '@tanabana/releases/versions/namedByContent';
import { installedSingletons, singletonRanges } from './singletons';
import { moveSourceMaps } from './sourceMaps';

const PLUGIN = 'deployManifestPlugin';

type FileDescription = DeployManifest['files'][string];

/**
 * When both builds are complete, the plugin writes `deploy.json` and the contract. A fault of the contract fails the
 * build.
 * @param entry name of the entry script without hash
 * @param isPublished whether to measure the compressed size of scripts, and to move source maps
 */
export function deployManifestPlugin(deployable: Deployable, entry: string, isPublished: boolean) {
  const exposes = deployable.name === 'shell' ? [] : Object.keys(exposedModules(deployable));
  /** Names of the files of the last browser build and the last server build. */
  const names: Record<string, readonly string[]> = {};
  let scripts: Pick<DeployManifest, 'exposes' | 'later'> = { exposes: {} };
  const described = new Map<string, FileDescription>();

  /** Caches the description, because a file name contains a hash of the content. */
  const describe = (file: string): FileDescription => {
    const known = described.get(file);
    if (known) return known;
    const content = readFileSync(file);
    const measured = isPublished &&
      file.endsWith('.js') && { brotliBytes: brotliCompressSync(content).length };
    const description = { integrity: integrityOf(content), bytes: content.length, ...measured };
    described.set(file, description);
    return description;
  };

  return (compiler: Compiler): void => {
    const folder = path.basename(compiler.options.output.path ?? '');
    const isBrowserBuild = folder === 'browser';
    if (isBrowserBuild) compiler.hooks.afterCompile.tap(PLUGIN, (build) => checkContract(deployable, build));
    compiler.hooks.done.tap(PLUGIN, ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      names[folder] = compilation
        .getAssets()
        .filter(({ name, info }) => !info.hotModuleReplacement && !name.endsWith('.map'))
        .map(({ name }) => name);
      if (isBrowserBuild) scripts = scriptsOf(compilation, exposes, entry);
      const { browser, server } = names;
      if (browser && server) {
        const dist = path.dirname(compiler.outputPath);
        // In development, source maps are not moved, because the browser or server build may be writing maps again.
        const maps = isPublished ? moveSourceMaps(dist) : [];
        writeManifest(deployable, entry, dist, { scripts, browser, server, maps }, describe);
      }
    });
  };
}

function checkContract(deployable: Deployable, { assets, errors }: Compilation): void {
  // Any other error may be the reason for missing records.
  if (errors.length > 0) return;
  const files = hashedNames(Object.keys(assets));
  const read = (file: string) => String(assets[files.get(file) ?? '']?.source() ?? null);
  errors.push(...contractFaults(deployable, read).map((fault) => new webpack.WebpackError(fault)));
}

/**
 * `exposes` contains the scripts that the module needs, except for the entry script. `later` contains the scripts that
 * these scripts import dynamically, directly or indirectly.
 */
function scriptsOf({ namedChunkGroups }: Compilation, exposes: readonly string[], entry: string) {
  const scripts: Record<string, string[]> = {};
  const later: Record<string, string[]> = {};
  for (const expose of exposes) {
    const group = namedChunkGroups.get(exposeName(expose));
    const own = (group?.getFiles() ?? []).filter((file) => file.endsWith('.js') && plainName(file) !== entry);
    scripts[expose] = own;
    // A loop over a set also visits elements that are added during the loop.
    const descendants = new Set(group?.getChildren());
    for (const child of descendants) child.getChildren().forEach((each) => descendants.add(each));
    const files = new Set([...descendants].flatMap((child) => child.getFiles()));
    const added = [...files].filter((file) => file.endsWith('.js') && !own.includes(file));
    if (added.length > 0) later[expose] = added;
  }
  return { exposes: scripts, ...(Object.keys(later).length > 0 && { later }) };
}

interface Builds {
  readonly scripts: Pick<DeployManifest, 'exposes' | 'later'>;
  readonly browser: readonly string[];
  readonly server: readonly string[];
  /** Names of the source maps after `moveSourceMaps`. */
  readonly maps: readonly string[];
}

function writeManifest(
  deployable: Deployable,
  entry: string,
  dist: string,
  { scripts, browser, server, maps }: Builds,
  describe: (file: string) => FileDescription,
): void {
  const { name, owner, title, folder, records = {} } = deployable;
  const isShell = name === 'shell';
  const { version, budgets } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Pick<
    DeployManifest,
    'version' | 'budgets'
  >;
  const serverFiles = [...server, ...maps].sort();
  const onServer = hashedNames(serverFiles);
  const moduleOf = (file: string) => `server/${onServer.get(file) ?? file}`;
  const routes = deployable.routes.map(manifestRoute);
  const singletons = isShell ? installedSingletons(folder) : singletonRanges(folder);
  const serverModules: DeployManifest['serverModules'] = isShell
    ? { './server': moduleOf('server.cjs') }
    : Object.fromEntries(
        Object.keys(scripts.exposes).map((expose) => [expose, moduleOf(`${exposeName(expose)}.cjs`)]),
      );
  const text = `${JSON.stringify(describeContract(deployable, dist, { routes, singletons, serverModules }), null, 2)}\n`;
  const contract = nameByContent('contract.json', text);
  writeFileSync(path.join(dist, 'browser', contract), text);
  const browserFiles = [...browser, contract].sort();
  const inBrowser = hashedNames(browserFiles);
  const nameOf = (file: string) => inBrowser.get(file) ?? file;
  const files = [
    ...browserFiles.map((file) => `browser/${file}`),
    ...serverFiles.map((file) => `server/${file}`),
  ];
  const divided = Object.entries(records).flatMap(([record, schema]) => (isDivided(schema) ? record : []));
  const built: Omit<DeployManifest, 'name' | 'version'> = {
    owner,
    title,
    contracts: { page: PAGE_CONTRACT, events: EVENT_CONTRACT },
    singletons,
    ...(budgets && { budgets }),
    routes,
    entry: nameOf(entry),
    contract,
    ...(isShell && { worker: nameOf('worker.js') }),
    ...scripts,
    serverModules,
    records: Object.fromEntries(Object.keys(records).map((record) => [record, nameOf(recordFile(record))])),
    ...(divided.length > 0 && { divided }),
    ...(isShell && {
      assets: Object.fromEntries(
        [...inBrowser].filter(([file]) => !file.endsWith('.js') && file !== 'contract.json'),
      ),
    }),
    files: Object.fromEntries(files.map((file) => [file, describe(path.join(dist, file))])),
  };
  const hash = contentHash(JSON.stringify(built));
  const manifest: DeployManifest = { name, version: `${version}-${hash}`, ...built };
  writeFileSync(path.join(dist, 'deploy.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function hashedNames(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(files.map((file) => [plainName(file), file]));
}
