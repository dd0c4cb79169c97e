import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carriesHash } from '@tanabana/contract/files/fileAddress';
import { nameByContent } from './namedByContent';
import { integrityOf } from './integrityOf';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';

const folders: string[] = [];

// Some tests import this module in child processes, where the functions of Jest are not defined.
if ('afterAll' in globalThis) {
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
}

/** Creates an empty folder, which is removed when the tests of the file have ended. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-test-'));
  folders.push(folder);
  return folder;
}

export function deployManifest(changes: Partial<DeployManifest> = {}): DeployManifest {
  return {
    name: 'cart',
    version: '1.0.0-0123456789',
    owner: 'Cart team',
    contracts: { page: 1, events: 1 },
    singletons: { react: '19.3.1' },
    routes: [],
    entry: 'entry.js',
    exposes: {},
    serverModules: {},
    files: { 'browser/entry.js': { integrity: integrityOf(''), bytes: 0 } },
    ...changes,
  };
}

/** For example, `browser/entry.js` becomes `browser/entry.3f2a91c0aa.js`. */
export function builtName(file: string, content: string): string {
  return carriesHash(file) ? file : nameByContent(file, content);
}

/**
 * Writes a finished build, as `npm run build` does, and returns its folder. Adds hashes to all file names.
 * @param changes manifest fields to override
 * @param files contents by file name
 */
export function builtDeployable(
  changes: Partial<DeployManifest>,
  files: Readonly<Record<string, string>>,
): string {
  const dist = newFolder();
  const described: DeployManifest['files'] = {};
  const plain = new Map(Object.entries(files));
  const named = (file: string, folder = '') => {
    const content = plain.get(folder + file);
    return content === undefined ? file : builtName(file, content);
  };
  for (const [file, content] of plain) {
    const name = builtName(file, content);
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
    described[name] = {
      integrity: integrityOf(content),
      bytes: Buffer.byteLength(content),
    };
  }
  writeFileSync(
    path.join(dist, 'deploy.json'),
    JSON.stringify(withBuiltNames(deployManifest({ ...changes, files: described }), named)),
  );
  return dist;
}

function withBuiltNames(
  manifest: DeployManifest,
  named: (file: string, folder?: string) => string,
): DeployManifest {
  const { entry, contract, exposes, serverModules, records = {}, assets } = manifest;
  const inBrowser = (file: string) => named(file, 'browser/');
  const each = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
  return {
    ...manifest,
    entry: inBrowser(entry),
    ...(contract !== undefined && { contract: inBrowser(contract) }),
    exposes: each(exposes, (scripts) => scripts.map(inBrowser)),
    serverModules: each(serverModules, (file) => named(file)),
    records: each(records, inBrowser),
    ...(assets && { assets: each(assets, inBrowser) }),
  };
}
