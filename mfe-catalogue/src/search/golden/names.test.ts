import path from 'node:path';
import { readCatalogue, readSynonyms } from '../../../generate/readCollection';
import { openSearchIndex } from '../openSearchIndex';
import { buildSearchIndex } from '../searchIndex';

const collection = path.join(__dirname, '../../../collection');
const { products } = readCatalogue(collection);
const search = openSearchIndex(buildSearchIndex(products, readSynonyms(collection)));

test.each(products.map(({ id, name, specifications: { SKU } }) => ({ id, name, SKU })))(
  '$name is the first result for its name, id, SKU and first words',
  ({ id, name, SKU }) => {
    for (const text of [name, name.toLowerCase(), `${name} `, String(id), SKU, SKU.toLowerCase()])
      expect([text, search(text).ids[0]]).toEqual([text, id]);
    const words = name.split(' ');
    for (const [place] of words.entries()) {
      const text = words.slice(0, place + 1).join(' ');
      const first = products.find((product) => product.id === search(text).ids[0]);
      expect(first?.name.slice(0, text.length)).toBe(text);
    }
  },
);
