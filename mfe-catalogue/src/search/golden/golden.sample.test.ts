import path from 'node:path';
import { readCatalogue, readSynonyms } from '../../../generate/readCollection';
import { facetValuesOf } from '../../facets/facetsOf';
import { openSearchIndex } from '../openSearchIndex';
import { buildSearchIndex } from '../searchIndex';
import queries from './queries.json';

const collection = path.join(__dirname, '../../../collection');
const { products } = readCatalogue(collection);
const search = openSearchIndex(buildSearchIndex(products, readSynonyms(collection)));

const answers = Object.entries(
  queries as Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>,
).flatMap(([kind, ofKind]) =>
  Object.entries(ofKind).map(([query, expected]) => ({ kind, query, expected, ids: search(query).ids })),
);
const succeeds = ({ ids, expected }: (typeof answers)[number]) =>
  ids.slice(0, 3).some((id) => expected.includes(id));
const share = (count: number) => count / answers.length;
const list = (some: typeof answers) =>
  some.map(({ kind, query, ids }) => `${kind}: ${query} → ${ids.slice(0, 3).join(', ')}`);

test('the golden set has at least 300 queries, each with products of the collection', () => {
  const ids = new Set(products.map(({ id }) => id));
  expect(answers.length).toBeGreaterThanOrEqual(300);
  for (const { expected } of answers) {
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test('at least 95 % of the queries have an expected product among the first three results', () => {
  const failed = answers.filter((answer) => !succeeds(answer));
  if (share(failed.length) > 0.05) expect(list(failed)).toEqual([]);
  expect(share(failed.length)).toBeLessThanOrEqual(0.05);
});

test('at most 1 % of the queries find nothing', () => {
  const empty = answers.filter(({ ids }) => ids.length === 0);
  if (share(empty.length) > 0.01) expect(list(empty)).toEqual([]);
  expect(share(empty.length)).toBeLessThanOrEqual(0.01);
});

test.each([
  ['quilt', [30008, 30038]],
  ['kantha', [30008, 30038]],
  ['coaster', [30020]],
  ['diwali gift', [30004, 30016, 30018]],
  ['blue rug', [10002, 10005, 10018, 10021, 10025, 10027, 10030, 10033, 10034]],
  ['red rug', [10001, 10006, 10007, 10008, 10011, 10014, 10017]],
])('"%s" finds products with that name before those that only mention the word', (query, first) => {
  expect(search(query).ids.slice(0, first.length).sort()).toEqual(first);
});

test('a word in names of products finds no products that only mention the word', () => {
  const mentions = products.filter(({ description }) => description.includes('quilt')).map(({ id }) => id);
  expect(mentions).toContain(10036);
  expect(search('quilt').ids).not.toContain(10036);
});

test.each(['earrings', 'towel', 'TB-24117', 'bedsheet'])(
  'words that no name, type, material or use contains find nothing: %s',
  (text) => expect(search(text).ids).toEqual([]),
);

test('products that only mention the words are near matches', () => {
  expect(search('jodhpur')).toMatchObject({ ids: [10024], isNear: true });
  expect(search('order TB-24117').isNear).toBe(true);
  expect(search('saree').isNear).toBe(true);
  expect(search('vase').isNear).toBe(false);
});

test('a colour and a size mean the same as in the filters', () => {
  const chosen = products.map((product) => ({ id: product.id, ...facetValuesOf(product) }));
  for (const [colour, size] of [
    ['blue', '8x10'],
    ['red', '9x12'],
    ['green', '8x10'],
  ] as const) {
    const filtered = chosen.filter(
      (values) => values.colour?.includes(colour) && values.size?.includes(size),
    );
    expect(filtered.length).toBeGreaterThan(0);
    const ids = search(`${colour} rug ${size.replace('x', ' x ')}`).ids;
    expect([...ids].sort()).toEqual(filtered.map(({ id }) => id).sort());
  }
});

const namesFound = (text: string) =>
  search(text).ids.map((id) => products.find((product) => product.id === id)?.name ?? '');

test.each([
  ['brass diya set', ['brass', 'diya']],
  ['blue vase set', ['blue', 'vase']],
  ['brass set', ['brass']],
])('"%s" matches no product, so the largest set of its words counts: %j', (text, matched) => {
  expect(search(text)).toMatchObject({ matched, unmatched: [], isPartial: true });
});

test.each(['wedding return gifts', 'wedding favours'])('"%s" finds gifts and the wedding pot', (text) => {
  expect(namesFound(text)).toContain('Sikki Grass Wedding Pot');
  expect(search(text).ids.length).toBeGreaterThan(5);
});

test.each(['return gift', 'favours', 'housewarming'])('"%s" finds the same as gift', (text) => {
  expect(search(text).ids.toSorted()).toEqual(expect.arrayContaining(search('keepsake').ids.toSorted()));
});

test.each(['in stock', 'ready to ship', 'ready stock'])('"%s" finds exactly what is in stock', (text) => {
  const inStock = products.filter(({ trade }) => trade?.isInStock).map(({ id }) => id);
  expect(inStock.length).toBeGreaterThan(5);
  expect(search(text).ids.toSorted()).toEqual(inStock);
});

test('a whole word meets no longer word of another meaning, and no code in an article number', () => {
  for (const text of ['mug', 'mugs']) expect(namesFound(text)).toEqual([expect.stringContaining('Mugs')]);
  expect(namesFound('mugh')).toContain('Mughal Bel Ivory Rug');
  const begins = /^(?:.* )?(?:Bagru|Baghs?|Teal|Teak|Cotton|Potter)/;
  for (const text of ['bag', 'tea', 'cot', 'pot'])
    expect(namesFound(text).filter((name) => begins.test(name))).toEqual([]);
  expect(search('TB-AGR-MUG-10006').ids).toEqual([10006]);
});
