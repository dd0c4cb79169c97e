import { sampleFiles } from '../testing/sampleCatalogue';
import { openSharedCards, shareCards } from './sharedCards';

const shared = shareCards(sampleFiles);

test('files are read as they were before their cards were shared', () => {
  const read = openSharedCards(shared);
  for (const [file, text] of Object.entries(sampleFiles)) expect(read(file)).toBe(text);
  expect(read('products/404.json')).toBeUndefined();
});

test('no file of a product has the card of another', () => {
  const own = Object.keys(sampleFiles).filter((file) => file.startsWith('products/'));
  expect(own.filter((file) => sampleFiles[file]?.includes('"teaser"'))).toEqual(own);
  expect(own.filter((file) => shared[file]?.includes('"teaser"'))).toEqual([]);
});
