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
])('the search finds products by %s', (_, text, id) => expect(search(text)).toContain(id));

test('the search matches the beginning of a word', () => expect(search('meda')).toEqual([1]));

test.each(['medalion', 'medallian', 'potery', 'bhadoi'])(
  'the search forgives the typing error %s',
  (text) => {
    expect(search(text)).toHaveLength(1);
  },
);

test('the search matches short words exactly', () => expect(search('bag')).not.toContain(4));

test('the search ignores accents and apostrophes', () => expect(search('papier-mache')).toContain(4));

test('the search requires all words', () => expect(search('blue rug')).toEqual([]));

test('the search prefers a match in the name to one in the description', () =>
  expect(search('vase')).toEqual([2, 3]));

test('the search finds something after every letter of a text', () => {
  for (const text of ['pottery of white slip', 'a vase', 'papier']) {
    for (let end = 1; end <= text.length; end += 1) expect(search(text.slice(0, end))).not.toEqual([]);
  }
});

test('the search finds nothing for an empty text, and accepts any text', () => {
  expect(search('')).toEqual([]);
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(search(text))));
});

test('the search finds every product by its own name', () => {
  for (const { id, name } of products) expect(search(name)[0]).toBe(id);
});
