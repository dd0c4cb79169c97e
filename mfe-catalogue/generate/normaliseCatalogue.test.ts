import { normaliseCatalogue } from './normaliseCatalogue';
import type { RawGroup, RawItem } from './rawItem';

function item(id: number, manufacturer: string | null): RawItem {
  return {
    id,
    name: `Item ${id}`,
    price: 900,
    image: [`${id}-whole`],
    description: 'Made by hand.',
    details: [],
    manufacturer,
    tags: [],
    SKU: `S-${id}`,
  };
}

const groups: RawGroup[] = [
  { category: 'Rugs', items: [item(10001, 'A, Bhadohi'), item(10002, 'B, Agra')] },
  { category: 'Vintage  Collection', items: [item(30001, 'A, Bhadohi')] },
  {
    category: 'home_decor',
    summary: 'Decor, vintage and wall hangings',
    picture: '30032-setting',
    items: [item(30002, null)],
  },
];

test('groups become one list of products, in the same order', () => {
  expect(normaliseCatalogue(groups).products.map(({ id, category }) => [id, category])).toEqual([
    [10001, 'Rugs'],
    [10002, 'Rugs'],
    [30001, 'Handicraft Items'],
    [30002, 'Handicraft Items'],
  ]);
});

test('each category is listed once, with the picture of its group or else of its first product', () => {
  expect(normaliseCatalogue(groups).categories).toEqual([
    { name: 'Rugs', image: '10001-whole', summary: '' },
    { name: 'Handicraft Items', image: '30032-setting', summary: 'Decor, vintage and wall hangings' },
  ]);
});

test('regions are the distinct manufacturers, each with the picture of its first product', () => {
  expect(normaliseCatalogue(groups, undefined, { region: 'India' }).regions).toEqual([
    { name: 'A, Bhadohi', image: '10001-whole' },
    { name: 'B, Agra', image: '10002-whole' },
    { name: 'India', image: '30002-whole' },
  ]);
});

test('an empty raw catalogue becomes an empty catalogue', () => {
  expect(normaliseCatalogue([])).toEqual({ products: [], categories: [], regions: [] });
});

test('products of a quoted group have no prices', () => {
  const sizes = [
    { size: 'S', amount: 900 },
    { size: 'L', amount: 1400 },
  ];
  const quoted: RawGroup = { category: 'Looms', isQuoted: true, items: [{ ...item(1, null), price: sizes }] };
  const [product] = normaliseCatalogue([quoted]).products;
  expect(product?.price).toBe(0);
  expect(product?.sizes.map(({ size, amount }) => [size, amount])).toEqual([
    ['S', 0],
    ['L', 0],
  ]);
});

test('a group of rugs without isQuoted is sold at its prices, with the trade data of its weave', () => {
  const rug = {
    ...item(1, null),
    price: [{ size: '5 x 7 ft', amount: 40_250 }],
    weavingTechnique: 'Flat Woven',
    details: ['Thickness: 4 mm'],
  };
  const kind = {
    hsn: '5702',
    sample: 'One piece',
    packing: 'Rolled',
    weaving: { from: 2, to: 3 },
    looms: 25,
    gramsPerSquareMetre: { base: 900, knot: 0, millimetre: 220 },
    foundationMillimetres: 0,
  };
  const trade = { country: { name: 'India', code: 'IN' }, rugs: { 'Flat Woven': kind }, crafts: {} };
  const dhurries: RawGroup = { category: 'Dhurries', hasRugs: true, items: [rug] };
  expect(normaliseCatalogue([dhurries], trade).products).toMatchObject([
    { price: 40_250, isRug: true, trade: { hsn: '5702' } },
  ]);
  const unnamed = { ...dhurries, category: 'Rugs', hasRugs: undefined };
  expect(normaliseCatalogue([unnamed], trade).products[0]).toMatchObject({ price: 40_250, trade: undefined });
});

test('products are ranked by chance only in a shop that says so (§3)', () => {
  const rankings = (isRanked?: true) =>
    normaliseCatalogue(groups, undefined, isRanked && { isRanked }).products.map(({ ranking }) => ranking);
  expect(rankings()).toEqual(new Array(4).fill({ rating: 0, reviews: 0, featured: false }));
  expect(rankings(true)).toEqual(new Array(4).fill(undefined));
});

test('a product without trade data needs no kind', () => {
  const trade = { country: { name: 'India', code: 'IN' }, rugs: {}, crafts: {} };
  const cushions: RawGroup = { category: 'Cushions', items: [item(1, null)] };
  expect(normaliseCatalogue([cushions], trade).products[0]?.trade).toBeUndefined();
});
