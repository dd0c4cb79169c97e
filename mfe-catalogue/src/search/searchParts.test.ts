import path from 'node:path';
import { publishedProduct } from '../../build/productRecords';
import { readCatalogue, readSynonyms } from '../../build/readCollection';
import queries from './golden/queries.json';
import { buildSearchIndex, openSearchIndex } from './searchIndex';
import { openSearchParts } from './searchParts';

const collection = path.join(__dirname, '../../collection');
const products = readCatalogue(collection).products.map(publishedProduct);
const synonyms = readSynonyms(collection);
const whole = openSearchIndex(buildSearchIndex(products, synonyms));
const files = buildSearchIndex(products, synonyms, { whole: 0, part: 4_000 });

/** Opens the divided index. `read` lists the files that were read. */
function openParts() {
  const read: string[] = [];
  const index = openSearchParts(files['search.json'] ?? '', (name, parse) => {
    read.push(name);
    const text = files[`search/${name}.json`];
    return text === undefined
      ? Promise.reject(new Error(`${name} is missing`))
      : Promise.resolve(parse(text));
  });
  return { index, read };
}

/** Every fourth query of the golden set. */
const texts = Object.values(queries)
  .flatMap((ofKind) => Object.keys(ofKind))
  .filter((_, index) => index % 4 === 0);

test('a divided index has the same answers as an index of one file', async () => {
  const { index } = openParts();
  for (const text of texts) expect({ text, ...(await index.find(text)) }).toEqual({ text, ...whole(text) });
});

test.each(['v', 'va', 'blue pottery vase', 'medalion', 'rug 8x10 under 5000', '3', 'कालीन', 'of'])(
  'every beginning of "%s" has the same answers',
  async (text) => {
    const { index } = openParts();
    for (let length = 1; length <= text.length; length += 1) {
      const typed = text.slice(0, length);
      expect({ typed, ...(await index.find(typed)) }).toEqual({ typed, ...whole(typed) });
    }
  },
);

test('a search reads the parts that its words need', async () => {
  expect(Object.keys(files).length).toBeGreaterThan(60);
  const readBy = async (text: string) => {
    const { index, read } = openParts();
    await index.find(text);
    return read;
  };
  expect(await readBy('v')).toEqual([expect.stringMatching(/^short-\d+$/)]);
  expect((await readBy('ajrakh')).length).toBeLessThan(5);
  expect(await readBy('vase')).not.toContain('words');
  expect(await readBy('gulnaar')).toContain('words');
  expect(await readBy('vase')).not.toContain('amounts');
  expect(await readBy('vase under 2000')).toContain('amounts');
});

test('a search fails if a part cannot be read, and works when it can be read again', async () => {
  let fails = true;
  const index = openSearchParts(files['search.json'] ?? '', (name, parse) =>
    fails
      ? Promise.reject(new Error('No connection'))
      : Promise.resolve(parse(files[`search/${name}.json`] ?? '')),
  );
  await expect(index.find('vase')).rejects.toThrow('No connection');
  fails = false;
  expect(await index.find('vase')).toEqual(whole('vase'));
});
