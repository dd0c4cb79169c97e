/** @jest-environment node */
import { evict } from './eviction';
import { DOCUMENTS, FILES, stamp } from './storage';
import { cachedPaths, cacheOf, clearCaches } from './workerGlobals.testing';

beforeEach(clearCaches);

async function fill(
  documents: readonly (readonly [address: string, text: string, usedAt: number])[],
  files: readonly (readonly [address: string, text: string, usedAt: number])[],
) {
  const now = jest.spyOn(Date, 'now');
  const fillCache = async (name: string, entries: typeof files) => {
    for (const [address, text, usedAt] of entries) {
      now.mockReturnValue(usedAt);
      await cacheOf(name).put(address, await stamp(new Response(text)));
    }
  };
  await fillCache(DOCUMENTS, documents);
  await fillCache(FILES, files);
}

const bytes = (count: number) => 'x'.repeat(count);

const fillShop = () =>
  fill(
    [
      ['/_offline', '/assets/shell/main.js', 1],
      ['/product/2', '/assets/shell/main.js /assets/catalogue/2.avif', 20],
      ['/product/1', '/assets/shell/main.js /assets/catalogue/1.avif', 10],
    ],
    [
      ['/assets/shell/main.js', bytes(300), 1],
      ['/assets/catalogue/1.avif', bytes(400), 10],
      ['/assets/catalogue/2.avif', bytes(400), 5],
      ['/assets/catalogue/data/9.json', bytes(100), 2],
    ],
  );

test('nothing is evicted below the limit', async () => {
  await fillShop();
  await evict(() => 2_000);
  expect([cachedPaths(DOCUMENTS).length, cachedPaths(FILES).length]).toEqual([3, 4]);
});

test('the least recently used page and its pictures are evicted, but not the scripts that other cached pages use', async () => {
  await fillShop();
  await evict(() => 1_000);
  expect(cachedPaths(DOCUMENTS)).toEqual(['/_offline', '/product/2']);
  expect(cachedPaths(FILES)).toEqual(['/assets/shell/main.js', '/assets/catalogue/2.avif']);
});

test('the offline page is never evicted', async () => {
  await fillShop();
  await evict(() => 0);
  expect(cachedPaths(DOCUMENTS)).toEqual(['/_offline']);
});
