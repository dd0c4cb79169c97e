import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { EVENT_CONTRACT } from '@tanabana/runtime/events/windowEvents';
import { PAGE_CONTRACT } from '@tanabana/runtime/contracts/page';
import { exposedModules, exposeName, recordFile, type Deployable } from './deployable';
import { describeContract, contractFaults } from './describeContract';
import { manifestRoute } from './manifestRoute';
import { integrityOf } from '@tanabana/artefacts/store/integrityOf';
import { HASH_DIGITS, nameByContent, plainName } from '@tanabana/artefacts/store/namedByContent';
import { installedSingletons, singletonRanges } from './singletons';
import { moveSourceMaps } from './sourceMaps';

/**
 * Writes `deploy.json` and the contract after the browser and the server build of a deployable. The browser build
 * provides the scripts of each expose. A fault of the contract fails the build.
 */
export class DeployManifestPlugin {
  private scripts: Record<string, string[]> = {};
  private later: Record<string, string[]> = {};
  /** Names of the files of the last browser and server build. */
  private readonly names: Record<string, readonly string[]> = {};
  private readonly described = new Map<string, DeployManifest['files'][string]>();

  /**
   * @param entry plain name of the entry script
   * @param isPublished whether to measure the compressed size of scripts, and to move source maps
   */
  constructor(
    private readonly deployable: Deployable,
    private readonly entry: string,
    private readonly isPublished: boolean,
  ) {}

  apply(compiler: Compiler): void {
    const folder = path.basename(compiler.options.output.path ?? '');
    const isBrowserBuild = folder === 'browser';
    if (isBrowserBuild) compiler.hooks.afterCompile.tap('DeployManifestPlugin', this.checkContract);
    compiler.hooks.done.tap('DeployManifestPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const lasting = compilation.getAssets().filter(({ info }) => !info.hotModuleReplacement);
      const names = lasting.map(({ name }) => name);
      this.names[folder] = names.filter((name) => !name.endsWith('.map')).sort();
      if (isBrowserBuild) {
        this.scripts = this.scriptsOfExposes(compilation);
        this.later = this.laterScripts(compilation);
      }
      if (this.names.browser && this.names.server) this.write(path.dirname(compiler.outputPath));
    });
  }

  private readonly checkContract = ({ assets, errors }: Compilation): void => {
    const files = new Map(Object.keys(assets).map((file) => [plainName(file), file]));
    const read = (file: string) => String(assets[files.get(file) ?? '']?.source() ?? null);
    errors.push(...contractFaults(this.deployable, read).map((fault) => new webpack.WebpackError(fault)));
  };

  private scriptsOfExposes({ namedChunkGroups }: Compilation): Record<string, string[]> {
    return Object.fromEntries(
      this.exposes().map((expose) => {
        const files = namedChunkGroups.get(exposeName(expose))?.getFiles() ?? [];
        return [expose, files.filter((file) => file.endsWith('.js') && plainName(file) !== this.entry)];
      }),
    );
  }

  /** Scripts that an expose imports dynamically, directly or not. */
  private laterScripts({ namedChunkGroups }: Compilation): Record<string, string[]> {
    const later = this.exposes().map((expose) => {
      const groups = new Set(namedChunkGroups.get(exposeName(expose))?.getChildren());
      for (const group of groups) group.getChildren().forEach((child) => groups.add(child));
      const files = [...groups].flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'));
      return [expose, [...new Set(files)].filter((file) => !this.scripts[expose]?.includes(file))] as const;
    });
    return Object.fromEntries(later.filter(([, files]) => files.length > 0));
  }

  /** The shell exposes no modules to browsers. */
  private exposes(): readonly string[] {
    return this.deployable.name === 'shell' ? [] : Object.keys(exposedModules(this.deployable));
  }

  private write(dist: string): void {
    const { name, owner, title, folder, records = {} } = this.deployable;
    const exposes = this.exposes();
    // In development, the other build may be writing its maps at this time.
    const maps = this.isPublished ? moveSourceMaps(dist) : [];
    const { version, budgets } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Pick<
      DeployManifest,
      'version' | 'budgets'
    >;
    const serverFiles = this.describeFiles(dist, 'server', [...(this.names.server ?? []), ...maps].sort());
    const onServer = namedPlainly(serverFiles);
    const moduleOf = (file: string) => `server/${onServer.get(file) ?? file}`;
    const routes = this.deployable.routes.map(manifestRoute);
    const singletons = name === 'shell' ? installedSingletons(folder) : singletonRanges(folder);
    const serverModules: DeployManifest['serverModules'] =
      name === 'shell'
        ? { './server': moduleOf('server.cjs') }
        : Object.fromEntries(exposes.map((expose) => [expose, moduleOf(`${exposeName(expose)}.cjs`)]));
    const described = describeContract(this.deployable, dist, { routes, singletons, serverModules });
    const text = `${JSON.stringify(described, null, 2)}\n`;
    const contract = nameByContent('contract.json', text);
    writeFileSync(path.join(dist, 'browser', contract), text);
    const browserFiles = this.describeFiles(
      dist,
      'browser',
      [...(this.names.browser ?? []), contract].sort(),
    );
    const inBrowser = namedPlainly(browserFiles);
    const built: Omit<DeployManifest, 'name' | 'version'> = {
      owner,
      title,
      contracts: { page: PAGE_CONTRACT, events: EVENT_CONTRACT },
      singletons,
      ...(budgets && { budgets }),
      routes,
      entry: inBrowser.get(this.entry) ?? this.entry,
      contract,
      ...(name === 'shell' && { worker: inBrowser.get('worker.js') ?? 'worker.js' }),
      exposes: this.scripts,
      ...(Object.keys(this.later).length > 0 && { later: this.later }),
      serverModules,
      records: Object.fromEntries(
        Object.keys(records).map((record) => [
          record,
          inBrowser.get(recordFile(record)) ?? recordFile(record),
        ]),
      ),
      ...(name === 'shell' && {
        assets: Object.fromEntries(
          [...inBrowser].filter(([file]) => !file.endsWith('.js') && file !== 'contract.json'),
        ),
      }),
      files: { ...prefixed('browser/', browserFiles), ...prefixed('server/', serverFiles) },
    };
    const manifest: DeployManifest = { name, version: `${version}-${buildHash(built)}`, ...built };
    writeFileSync(path.join(dist, 'deploy.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }

  /** Returns size and integrity of files. A file is read once, because its name contains its hash. */
  private describeFiles(
    dist: string,
    folder: string,
    names: readonly string[] = [],
  ): DeployManifest['files'] {
    return Object.fromEntries(
      names.map((name) => {
        const file = path.join(dist, folder, name);
        const described = this.described.get(file) ?? this.describe(readFileSync(file), name.endsWith('.js'));
        this.described.set(file, described);
        return [name, described];
      }),
    );
  }

  private describe(content: Buffer, isScript: boolean): DeployManifest['files'][string] {
    const measured = isScript && this.isPublished && { brotliBytes: brotliCompressSync(content).length };
    return { integrity: integrityOf(content), bytes: content.length, ...measured };
  }
}

function buildHash(built: Omit<DeployManifest, 'name' | 'version'>): string {
  return createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, HASH_DIGITS);
}

/** Plain name → hashed name. */
function namedPlainly(files: DeployManifest['files']): ReadonlyMap<string, string> {
  return new Map(Object.keys(files).map((file) => [plainName(file), file]));
}

function prefixed<Value>(prefix: string, record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [prefix + key, value]));
}
