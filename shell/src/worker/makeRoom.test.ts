/** @jest-environment node */
import { makeRoom } from './makeRoom';
import { MemoryCache } from './memoryCache.testing';
import { sizedResponse } from './sizedResponse';

async function filled(
  documents: readonly (readonly [address: string, text: string, seenAt: number])[],
  files: readonly (readonly [address: string, bytes: number, seenAt: number])[],
) {
  const kept = { documents: new MemoryCache(), files: new MemoryCache() };
  for (const [address, text, seenAt] of documents)
    await kept.documents.put(address, await sizedResponse(new Response(text), seenAt));
  for (const [address, bytes, seenAt] of files)
    await kept.files.put(address, await sizedResponse(new Response('x'.repeat(bytes)), seenAt));
  return {
    ...kept,
    caches: { documents: kept.documents.asCache, files: kept.files.asCache },
  };
}

const shop = () =>
  filled(
    [
      ['/_offline', '/assets/shell/main.js', 1],
      ['/product/1', '/assets/shell/main.js /assets/catalogue/1.avif', 10],
      ['/product/2', '/assets/shell/main.js /assets/catalogue/2.avif', 20],
    ],
    [
      ['/assets/shell/main.js', 300, 1],
      ['/assets/catalogue/1.avif', 400, 10],
      ['/assets/catalogue/2.avif', 400, 5],
      ['/assets/catalogue/data/9.json', 100, 2],
    ],
  );

test('what fits stays', async () => {
  const { caches, documents, files } = await shop();
  await makeRoom(caches, () => 2_000);
  expect([documents.paths.length, files.paths.length]).toEqual([3, 4]);
});

test('the page that was seen longest ago goes with its pictures, and no script of a page that stays', async () => {
  const { caches, documents, files } = await shop();
  await makeRoom(caches, () => 1_000);
  expect(documents.paths).toEqual(['/_offline', '/product/2']);
  expect(files.paths).toEqual(['/assets/shell/main.js', '/assets/catalogue/2.avif']);
});

test('the page that lists the others never goes', async () => {
  const { caches, documents } = await shop();
  await makeRoom(caches, () => 0);
  expect(documents.paths).toEqual(['/_offline']);
});
