/** @jest-environment node */
import { builtName, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { fileKey } from '@tanabana/releases/versions/artefactKeys';
import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { writeFileSync } from 'node:fs';
import { cartBuild } from '../test/testShop';
import { createServerModules } from './serverModules';

const LINES = '{"lines":3}';
const lines = builtName('data/lines.json', LINES);

/** Evaluates an expression in a server module of a version that has a data file. */
async function valueOf(expression: string, change?: (objects: FolderObjects) => void): Promise<unknown> {
  const objects = new FolderObjects(newFolder());
  const artefacts = new ArtefactStore(objects);
  const page = `exports.value = (async () => ${expression})();`;
  const manifest = await artefacts.publish(cartBuild(1, page, {}, { 'browser/data/lines.json': LINES }));
  change?.(objects);
  const modules = createServerModules({
    artefacts,
    requireFrom: __filename,
    onUncaughtError: () => undefined,
  });
  return ((await modules.load(manifest, './pages/cart')) as { readonly value: Promise<unknown> }).value;
}

test('a server module fetches the files of its own version, as browsers do', async () => {
  expect(await valueOf(`(await fetch('/assets/cart/${lines}')).text()`)).toBe(LINES);
  expect(await valueOf(`(await (await fetch('/assets/cart/${lines}')).json()).lines`)).toBe(3);
  const answer = `({ ok, status }) => ok + ' ' + status`;
  expect(await valueOf(`fetch('/assets/cart/${lines}').then(${answer})`)).toBe('true 200');
  expect(await valueOf(`fetch('/assets/cart/data/none.json').then(${answer})`)).toBe('false 404');
});

test('a fetched value consists of objects of the sandbox that fetches it', async () => {
  const isOwn = `fetch('/assets/cart/${lines}') instanceof Promise`;
  expect(await valueOf(isOwn)).toBe(true);
  expect(await valueOf(`(await (await fetch('/assets/cart/${lines}')).json()) instanceof Object`)).toBe(true);
});

test.each([
  '/assets/catalogue/data/index.0123456789.json',
  '/assets/cart/../catalogue/data/index.0123456789.json',
  '/api/account',
  'https://tanabana.example/assets/cart/',
  'file:///etc/passwd',
])('a server module cannot fetch %s', async (address) => {
  const reached = valueOf(`fetch('${address}').then(({ status }) => status)`).catch((error: unknown) =>
    String(error),
  );
  expect(await reached).toEqual(
    address.startsWith('/assets/cart/')
      ? 404
      : `TypeError: Server modules fetch files below /assets/cart/, not ${address}.`,
  );
});

test.each(['react-dom/server', 'react/../react-dom/package.json', 'node:fs'])(
  'a server module cannot require %s',
  async (name) => {
    await expect(valueOf(`require('${name}')`)).rejects.toThrow(
      `${name} is not available to server modules.`,
    );
  },
);

test('a file that was altered in the store is refused', async () => {
  const alter = ({ folder }: FolderObjects) =>
    writeFileSync(`${folder}/${fileKey('cart', `browser/${lines}`)}`, '{"lines":4}');
  await expect(valueOf(`fetch('/assets/cart/${lines}')`, alter)).rejects.toThrow(
    'is not the file that was published',
  );
});

test('a version that was not used for a minute is unloaded, unless it is kept', async () => {
  const artefacts = new ArtefactStore(new FolderObjects(newFolder()));
  const publish = (number: number) => artefacts.publish(cartBuild(number, 'exports.state = {};'));
  const [first, second, kept] = [await publish(1), await publish(2), await publish(3)];
  let time = 0;
  const { load, unloadUnused } = createServerModules({
    artefacts,
    requireFrom: __filename,
    onUncaughtError: () => undefined,
    now: () => time,
  });
  const read = (manifest: typeof first) => load(manifest, './pages/cart');
  const limits = { unusedMs: 60_000, maxUnused: 2 };
  const before = await Promise.all([first, second, kept].map(read));
  time = 59_999;
  unloadUnused([kept], limits);
  expect(await read(second)).toBe(before[1]);
  time = 60_000;
  unloadUnused([kept], limits);
  const after = await Promise.all([first, second, kept].map(read));
  expect(after.map((module, index) => module === before[index])).toEqual([false, true, true]);
});

test('of versions that are not kept, those that were used last stay loaded', async () => {
  const artefacts = new ArtefactStore(new FolderObjects(newFolder()));
  const versions = await Promise.all(
    [1, 2, 3, 4].map((n) => artefacts.publish(cartBuild(n, 'exports.state = {};'))),
  );
  const { load, unloadUnused } = createServerModules({
    artefacts,
    requireFrom: __filename,
    onUncaughtError: () => undefined,
  });
  const readAll = async () => {
    const modules = [];
    for (const manifest of versions) modules.push(await load(manifest, './pages/cart'));
    return modules;
  };
  const before = await readAll();
  const [kept, used] = versions;
  if (!kept || !used) throw new Error('There is no version.');
  await load(used, './pages/cart');
  unloadUnused([kept], { unusedMs: 60_000, maxUnused: 2 });
  const after = await readAll();
  expect(after.map((module, index) => module === before[index])).toEqual([true, true, false, true]);
});
