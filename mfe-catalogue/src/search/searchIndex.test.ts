import fc from 'fast-check';
import { productOf } from '../testing/productOf';
import { openSearchIndex } from './openSearchIndex';
import { buildSearchIndex } from './searchIndex';
import type { Synonyms } from './synonyms';

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
const synonyms: Synonyms = {
  words: [
    { words: 'rug, carpet, कालीन' },
    { words: 'vase, flower vase, फूलदान', finds: 'surahi' },
    { words: 'pot, matka', finds: 'vase' },
  ],
  colours: [{ words: 'blue, navy', finds: 'cobalt' }],
};
const open = openSearchIndex(buildSearchIndex(products, synonyms));
const search = (text: string) => open(text).ids;

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
  'the search corrects the typing error %s',
  (text) => {
    expect(search(text)).toHaveLength(1);
  },
);

test('the search matches short words exactly', () => expect(search('bag')).not.toContain(4));

test('the search ignores accents and apostrophes', () => expect(search('papier-mache')).toContain(4));

test('all words must match, but a word that no product matches with the others is dropped', () => {
  const found = { ids: [2, 3], matched: ['vase'], unmatched: [], isPartial: false, isNear: false };
  expect(open('white vase')).toMatchObject({ ids: [2, 3], unmatched: [], isPartial: false });
  expect(open('xyz vase')).toEqual({ ...found, unmatched: ['xyz'] });
  expect(open('persian vase')).toEqual({ ...found, isPartial: true });
  expect(open('xyz')).toEqual({ ...found, ids: [], matched: [], unmatched: ['xyz'] });
});

test('a price and a size are dropped before a colour, and a colour before other words', () => {
  const found = { ids: [2, 3], matched: ['vase'] };
  expect(open('vase under 100')).toMatchObject({ ...found, unmatched: ['under 100'], isPartial: false });
  expect(open('vase 8x10 under 100')).toMatchObject({ ...found, unmatched: ['under 100', '8x10'] });
  expect(open('navy rug')).toMatchObject({ ids: [1], matched: ['rug'], isPartial: true });
});

test.each([
  ['a synonym', 'carpet', 1],
  ['a Hindi word', 'कालीन', 1],
  ['a Hindi word with two marks', 'फूलदान', 2],
  ['a synonym of several words', 'flower vases', 2],
  ['a word that finds another', 'matkas', 2],
  ['its family of colours', 'navy vase', 2],
  ['two words written as one', 'bluepottery', 2],
  ['another form of the word', 'flowering', 2],
  ['an id', '3', 3],
  ['a SKU', 'sku-2', 2],
  ['a SKU without signs', 'SKU4', 4],
])('the search finds products by %s', (_, text, id) => expect(search(text)[0]).toBe(id));

test('the search finds sizes in another unit, and prices of any size', () => {
  const sized = openSearchIndex(
    buildSearchIndex(
      [
        productOf({
          id: 1,
          price: 900,
          sizes: [
            { size: '8 in', amount: 900 },
            { size: '12 in', amount: 1500 },
          ],
        }),
        productOf({ id: 2, category: 'Rugs', price: 0, sizes: [{ size: '8 x 10 ft', amount: 0 }] }),
      ],
      synonyms,
    ),
  );
  expect(sized('20 cm').ids).toEqual([1]);
  expect(sized('240x300 cm').ids).toEqual([2]);
  expect(sized('1.4k to 2k').ids).toEqual([1]);
  expect(sized('under 1000').ids).toEqual([1]);
  expect(sized('under 800').ids).toEqual([]);
});

test('a name of several words comes before products that match each of them by a synonym', () => {
  const named = openSearchIndex(
    buildSearchIndex(
      [
        productOf({ id: 1, name: 'Rug', category: 'Rugs', tags: ['tiger'], region: 'Agra' }),
        productOf({ id: 2, region: 'Kaleen Bagh, Bhadohi' }),
      ],
      { words: [{ words: 'rug, kaleen' }, { words: 'tiger, bagh' }], colours: [] },
    ),
  );
  expect(named('kaleen bagh').ids[0]).toBe(2);
});

test('names in a story are found, and search words of other pages are not corrected', () => {
  const search = openSearchIndex(
    buildSearchIndex([productOf({ id: 1, story: 'Here weaves Kamla Devi.', tags: ['contract'] })], synonyms),
  );
  expect(search('kamla').ids).toEqual([1]);
  expect(search('contact').ids).toEqual([1]);
  expect(search('contact', new Set(['contact'])).ids).toEqual([]);
});

test('the search prefers a match in the name to one in the description', () =>
  expect(search('vase')).toEqual([2, 3]));

test('the search has results after every letter of a text', () => {
  for (const text of ['pottery of white slip', 'a vase', 'papier', 'flowering']) {
    const typed = Array.from(text, (_, last) => text.slice(0, last + 1));
    expect(typed.filter((part) => search(part).length === 0)).toEqual([]);
  }
});

test('an empty text has no results, and any text is accepted', () => {
  expect(search('')).toEqual([]);
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(search(text))));
});

test('the search finds every product by its own name', () => {
  for (const { id, name } of products) expect(search(name)[0]).toBe(id);
});
