import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { builtName, newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { cartBuild, openTestShop, pageSaying } from '../../test/testShop';
import { RenderProcess, type RenderProcessOptions } from './renderProcess';

const LINES = '{"lines":7}';
const lines = builtName('data/lines.json', LINES);
const PAGE = pageSaying('lines', { load: `async () => (await fetch('/assets/cart/${lines}')).json()` });

type Context = Awaited<ReturnType<typeof openTestShop>>['context'];

const openProcess = ({ root, requireFrom }: Context, objects: RenderProcessOptions['objects']) =>
  new RenderProcess({
    root,
    objects,
    requireFrom,
    limits: { maxBlockedMs: 20_000, maxMemoryBytes: 400e6 },
    onUncaughtError: () => undefined,
  });

test('a process requests each file that its folder lacks only once', async () => {
  const { context, compose } = await openTestShop();
  const store = context.artefacts.objects.folder;
  const release = await compose([cartBuild(1, PAGE, {}, { 'browser/data/lines.json': LINES })]);
  const folder = newFolder();
  const downloaded: string[] = [];
  const download = (key: string) => {
    downloaded.push(key);
    mkdirSync(path.dirname(path.join(folder, key)), { recursive: true });
    copyFileSync(path.join(store, key), path.join(folder, key));
    return Promise.resolve();
  };
  const process = openProcess(context, { folder, download });
  const served = { release, fallbacks: {} };
  const task = { address: '/cart', seed: 1, replaced: [], omitted: [] };
  try {
    for (let page = 0; page < 2; page += 1) {
      const { result } = await process.render(served, task);
      expect(result.failures).toEqual([]);
      const { brotli } = result.document ?? {};
      expect(brotli && brotliDecompressSync(brotli).toString()).toContain('<p>lines 7 seed 1</p>');
    }
    expect(downloaded.filter((key) => key.includes('data/'))).toEqual([`cart/files/browser/${lines}`]);
  } finally {
    process.end();
    await process.ended;
  }
});

test('a failed download is a failure of the page, and does not end the process', async () => {
  const { context, release } = await openTestShop();
  const released = await release(1);
  const process = openProcess(context, {
    folder: newFolder(),
    download: () => Promise.reject(new Error('The bucket is away')),
  });
  const load = () => process.load({ release: released, fallbacks: {} }, 'cart', './pages/cart');
  try {
    await expect(load()).rejects.toThrow('lacks its file');
    await expect(load()).rejects.toThrow('lacks its file');
  } finally {
    process.end();
    await process.ended;
  }
});

test('a process has opened the data of a search before it renders, however long that takes', async () => {
  const { context, compose } = await openTestShop();
  const page = pageSaying('lines', {
    load: '() => (exports.opened ??= new Promise((resolve) => setTimeout(resolve, 7_500, { lines: 7 })))',
  });
  const search = { parameter: 'q', suggestions: 'Suggestions', products: 'Picks' };
  const routes = [{ path: '/open', expose: './pages/cart', fragments: [], query: ['q'], search }];
  const scripts = ['pages-cart.js'];
  const exposes = {
    './pages/cart': scripts,
    './fragments/Suggestions': scripts,
    './fragments/Picks': scripts,
  };
  const release = await compose([cartBuild(1, page, { routes, exposes })]);
  const process = openProcess(context, context.artefacts.objects);
  const served = { release, fallbacks: {} };
  try {
    await process.prepare(served, []);
    const { result } = await process.render(served, {
      address: '/open',
      seed: 1,
      replaced: [],
      omitted: [],
    });
    expect(result.failures).toEqual([]);
  } finally {
    process.end();
    await process.ended;
  }
});
