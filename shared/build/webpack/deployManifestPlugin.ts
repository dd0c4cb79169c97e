import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Compiler } from 'webpack';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { EVENT_CONTRACT } from '@tanabana/runtime/events/windowEvents';
import { PAGE_CONTRACT } from '@tanabana/runtime/contracts/page';
import { exposedModules, exposeName, recordFile, type Deployable } from './deployable';
import { manifestRoute } from './manifestRoute';
import { integrityOf } from '../publish/integrityOf';
import { installedSingletons, singletonRanges } from './singletons';

/** Integrity and size of every file below a folder, by its path there. */
export function describeFiles(folder: string): DeployManifest['files'] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(folder, name));
      const isScript = name.endsWith('.js');
      return [
        name,
        {
          integrity: integrityOf(content),
          bytes: content.length,
          ...(isScript && { brotliBytes: brotliCompressSync(content).length }),
        },
      ];
    }),
  );
}

/**
 * Writes `dist/deploy.json`. Applied to both builds of a deployable: the browser's says which scripts an
 * expose needs, and when the server's has ended all files are there to be described.
 */
export class DeployManifestPlugin {
  private scripts: Record<string, string[]> = {};

  constructor(
    private readonly deployable: Deployable,
    private readonly version: string,
    private readonly entry: string,
  ) {}

  apply(compiler: Compiler): void {
    const isBrowserBuild = compiler.options.name === 'browser';
    compiler.hooks.done.tap('DeployManifestPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      if (isBrowserBuild) this.scripts = this.scriptsOfExposes(compilation);
      else this.write();
    });
  }

  private scriptsOfExposes({
    namedChunkGroups,
  }: Compiler['webpack']['Compilation']['prototype']): Record<string, string[]> {
    return Object.fromEntries(
      this.exposes().map((expose) => {
        const files = namedChunkGroups.get(exposeName(expose))?.getFiles() ?? [];
        return [expose, files.filter((file) => file.endsWith('.js') && file !== this.entry)];
      }),
    );
  }

  /** What the browser asks a remote for; the shell exposes nothing. */
  private exposes(): readonly string[] {
    return this.deployable.name === 'shell' ? [] : Object.keys(exposedModules(this.deployable));
  }

  private write(): void {
    const { name, owner, title, folder, routes, records = [] } = this.deployable;
    const dist = path.join(folder, 'dist');
    const exposes = this.exposes();
    const { budgets } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Pick<
      DeployManifest,
      'budgets'
    >;
    const manifest: DeployManifest = {
      name,
      version: this.version,
      owner,
      ...(title && { title }),
      contracts: { page: PAGE_CONTRACT, events: EVENT_CONTRACT },
      singletons: name === 'shell' ? installedSingletons(folder) : singletonRanges(folder),
      ...(budgets && { budgets }),
      routes: routes.map(manifestRoute),
      entry: this.entry,
      exposes: this.scripts,
      serverModules:
        name === 'shell'
          ? { './server': 'server/server.cjs' }
          : Object.fromEntries(exposes.map((expose) => [expose, `server/${exposeName(expose)}.cjs`])),
      records: Object.fromEntries(records.map((record) => [record, recordFile(record)])),
      files: {
        ...prefixed('browser/', describeFiles(path.join(dist, 'browser'))),
        ...prefixed('server/', describeFiles(path.join(dist, 'server'))),
      },
    };
    writeFileSync(path.join(dist, 'deploy.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

function prefixed<Value>(prefix: string, record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [prefix + key, value]));
}
