import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { builtDeployable, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import type { Publisher } from '@tanabana/releases/versions/publication';
import { BuildCache } from './buildCache';
import { publishDeployables } from './publishDeployables';

/** Build script. Copies the folder named in `source.txt` to the output folder. Exits when the file `go` exists. */
const BUILD = `
const fs = require('fs');
fs.cpSync(fs.readFileSync('source.txt', 'utf8'), process.env.DIST_DIR || 'dist', { recursive: true });
fs.appendFileSync('../built', '.');
console.log('WARNING in ./source.txt');
const wait = () => fs.existsSync('go') || setTimeout(wait, 20);
wait();
`;

/** Creates a repository with a shell, whose build runs `BUILD`. */
function repository() {
  const root = newFolder();
  mkdirSync(path.join(root, 'shell'));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write('package-lock.json', '{}');
  write('shell/build.cjs', BUILD);
  write('shell/package.json', JSON.stringify({ scripts: { build: 'node build.cjs' } }));
  const store = new ArtefactStore(new FolderObjects(newFolder()));
  const cache = new BuildCache(root, new FolderObjects(newFolder()));
  const printed: string[] = [];
  const publish = (publisher: Publisher = {}) =>
    publishDeployables(
      root,
      ['shell'],
      store,
      cache,
      (line) => printed.push(line),
      () => publisher,
    );
  return { root, write, store, publish, printed };
}

const buildOf = (version: string, script: string) =>
  builtDeployable({ name: 'shell', version }, { 'browser/entry.js': script });

/** Resolves when `count` builds have written their files. */
async function whenBuilt(root: string, count: number): Promise<void> {
  const marks = path.join(root, 'built');
  while (!existsSync(marks) || readFileSync(marks).length < count) await new Promise(setImmediate);
}

test('two publications in one checkout do not mix their files, and remove their folders', async () => {
  const { root, write, store, publish } = repository();
  const [first, second] = ['1.0.0-000000000a', '1.0.0-000000000b'] as const;
  write('shell/source.txt', buildOf(first, 'export const number = 1'));
  const earlier = publish();
  await whenBuilt(root, 1);
  // Starts a second publication, with other sources, while the first build is running.
  write('shell/source.txt', buildOf(second, 'export const number = 2'));
  const later = publish();
  await whenBuilt(root, 2);
  write('shell/go', '');
  expect(await earlier).toEqual({ shell: first });
  expect(await later).toEqual({ shell: second });
  for (const version of [first, second])
    expect(await store.faults(await store.manifest('shell', version))).toEqual([]);
  expect(readdirSync(path.join(root, 'shell/dist'))).toEqual([]);
});

test('prints the warnings of a build', async () => {
  const { write, publish, printed } = repository();
  write('shell/source.txt', buildOf('1.0.0-000000000a', 'export {}'));
  write('shell/go', '');
  await publish();
  expect(printed).toContain('The build of shell warns:\nWARNING in ./source.txt');
});

test('signs a version that was published without a key', async () => {
  const { write, store, publish } = repository();
  const version = '1.0.0-000000000a';
  write('shell/source.txt', buildOf(version, 'export {}'));
  write('shell/go', '');
  await publish();
  const { privateKey } = generateKeyPairSync('ed25519');
  await publish({ key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() });
  expect(await store.signed({ name: 'shell', version })).toHaveProperty('signature');
});

test('sources that were reverted are the newest version again, although their build is cached', async () => {
  const { write, store, publish } = repository();
  write('shell/go', '');
  const commit = (minute: number) => ({
    id: `${minute}`.repeat(8),
    at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    subject: 'Change the shell',
  });
  const [a, b] = ['1.0.0-000000000a', '1.0.0-000000000b'] as const;
  const [builtA, builtB] = [buildOf(a, 'export const number = 1'), buildOf(b, 'export const number = 2')];
  for (const [index, version] of [a, b, a].entries()) {
    write('shell/source.txt', version === a ? builtA : builtB);
    await publish({ by: 'Asha', commit: commit(index + 1) });
    expect((await store.versions('shell'))[0]?.version).toBe(version);
  }
});
