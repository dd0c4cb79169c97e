/** @jest-environment node */
import { builtName, newFolder } from '@tanabana/artefacts/store/builtDeployable.testing';
import { fileKey } from '@tanabana/artefacts/store/artefactKeys';
import { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { FolderObjects } from '@tanabana/artefacts/store/folderObjects';
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

test('a file that was altered in the store is refused', async () => {
  const alter = ({ folder }: FolderObjects) =>
    writeFileSync(`${folder}/${fileKey('cart', `browser/${lines}`)}`, '{"lines":4}');
  await expect(valueOf(`fetch('/assets/cart/${lines}')`, alter)).rejects.toThrow(
    'is not the file that was published',
  );
});
