import fc from 'fast-check';
import { productOf } from '../testing/productOf';
import { buildSearchIndex, openSearchIndex } from './searchIndex';

const products = [
  productOf({
    id: 1,
    name: 'Gulnar Medallion Rug',
    category: 'Rugs',
    region: 'Kaleen Bagh, Bhadohi',
    artisan: 'Kaleen Bagh, Bhadohi',
    tags: ['persian'],
  }),
  productOf({ id: 2, name: 'Blue Pottery Vase', description: 'Cobalt flowers on a white slip.' }),
  productOf({
    id: 3,
    name: 'Surahi',
    description: 'A long-necked vase for water.',
    region: 'Qila, Bidar',
    artisan: 'Rashid, Bidar',
    specifications: { Material: 'Zinc alloy', Technique: 'Bidri inlay' },
  }),
  productOf({ id: 4, name: 'Papier-mâché Box', category: 'Handicraft Items', tags: ['chinar'] }),
];
const search = openSearchIndex(buildSearchIndex(products));

test.each([
  ['name', 'gulnar', 1],
  ['description', 'cobalt', 2],
  ['category', 'rugs', 1],
  ['region', 'bhadohi', 1],
  ['artisan', 'rashid', 3],
  ['material', 'zinc', 3],
  ['technique', 'bidri', 3],
  ['tags', 'persian', 1],
])('finds by %s', (_, text, id) => expect(search(text)).toContain(id));

test('the beginning of a word is enough', () => expect(search('meda')).toEqual([1]));

test.each(['medalion', 'medallian', 'potery', 'bhadoi'])('%s is forgiven', (text) => {
  expect(search(text)).toHaveLength(1);
});

test('short words are taken as they are', () => expect(search('bag')).not.toContain(4));

test('accents and apostrophes do not matter', () => expect(search('papier-mache')).toContain(4));

test('all words must be found', () => expect(search('blue rug')).toEqual([]));

test('a hit in the name comes before one in the description', () => expect(search('vase')).toEqual([2, 3]));

test('every letter of a text finds something on the way', () => {
  for (const text of ['pottery of white slip', 'a vase', 'papier']) {
    for (let end = 1; end <= text.length; end += 1) expect(search(text.slice(0, end))).not.toEqual([]);
  }
});

test('nothing is found for nothing, and any text may be typed', () => {
  expect(search('')).toEqual([]);
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(search(text))));
});

test('every product is found by its own name', () => {
  for (const { id, name } of products) expect(search(name)[0]).toBe(id);
});
