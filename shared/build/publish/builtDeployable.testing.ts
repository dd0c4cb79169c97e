import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from './integrityOf';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

const folders: string[] = [];

// A process that a test starts, to kill it, has no hooks.
if ('afterAll' in globalThis) {
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
}

/** An empty folder of its own, which goes when the tests of the file have ended. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-test-'));
  folders.push(folder);
  return folder;
}

/** A manifest of a version that is in order, but for what a test changes. */
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
    files: {},
    ...changes,
  };
}

/** Lays out a finished build, as `npm run build` leaves it, and gives its folder. */
export function builtDeployable(
  changes: Partial<DeployManifest>,
  files: Readonly<Record<string, string>>,
): string {
  const dist = newFolder();
  const described: DeployManifest['files'] = {};
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
    described[name] = {
      integrity: integrityOf(content),
      bytes: Buffer.byteLength(content),
    };
  }
  writeFileSync(
    path.join(dist, 'deploy.json'),
    JSON.stringify(deployManifest({ ...changes, files: described })),
  );
  return dist;
}
