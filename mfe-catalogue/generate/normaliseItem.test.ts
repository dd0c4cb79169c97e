import fc from 'fast-check';
import * as v from 'valibot';
import { productSchema } from '../src/catalogue/product';
import { normaliseItem } from './normaliseCatalogue';
import { rawItemSchema, type RawItem } from './rawItem';

const item: RawItem = {
  id: 10001,
  name: 'Gulnar Medallion Rug',
  price: [
    { size: '5 x 7 ft', amount: 40250 },
    { size: '8 x 10 ft', amount: 92000 },
  ],
  image: ['10001-whole'],
  story: 'The drawing is a sheet of squared paper.',
  description: 'A red rug with a dark blue heart.',
  details: ['Pile height: 9 mm'],
  color: ['Madder red', 'Indigo'],
  weavingTechnique: 'Hand Knotted',
  material: 'Wool',
  manufacturer: 'Kaleen Bagh, Bhadohi',
  tags: ['medallion'],
  SKU: 'TB-1',
};

test('a raw item becomes a product with the fields of §3', () => {
  expect(normaliseItem(item, 'Rugs')).toEqual({
    id: 10001,
    name: 'Gulnar Medallion Rug',
    price: 40250,
    sizes: item.price,
    category: 'Rugs',
    region: 'Kaleen Bagh, Bhadohi',
    artisan: 'Kaleen Bagh, Bhadohi',
    images: ['10001-whole'],
    story: 'The drawing is a sheet of squared paper.',
    description: 'A red rug with a dark blue heart.',
    features: ['Pile height: 9 mm'],
    specifications: { Material: 'Wool', Color: 'Madder red, Indigo', Technique: 'Hand Knotted', SKU: 'TB-1' },
    colors: ['Madder red', 'Indigo'],
    dimensionsAvailable: [],
    tags: ['medallion'],
    inStock: true,
  });
});

test.each([
  ['the amount of the first size', [{ size: 'S', amount: 750 }], 750],
  ['a number', 1200, 1200],
  ['0 for an empty list', [], 0],
  ['0 when there is none', null, 0],
] as const)('the price is %s', (_, price, expected) => {
  const raw = { ...item, price: Array.isArray(price) ? [...price] : price } as RawItem;
  expect(normaliseItem(raw, 'Rugs').price).toBe(expected);
});

const DEFAULTS = { region: 'India', technique: 'Handcrafted' };

test('missing values are replaced by the defaults of the shop (§3)', () => {
  const bare = normaliseItem(
    { ...item, story: null, color: null, weavingTechnique: null, material: null, manufacturer: null },
    'Rugs',
    DEFAULTS,
  );
  expect(bare).toMatchObject({ story: undefined, region: 'India', artisan: 'India', colors: [] });
  expect(bare.specifications).toMatchObject({
    Material: undefined,
    Color: undefined,
    Technique: 'Handcrafted',
  });
});

test('blank text counts as missing', () => {
  const blank = normaliseItem(
    { ...item, story: '  ', manufacturer: '', weavingTechnique: ' ' },
    'Rugs',
    DEFAULTS,
  );
  expect(blank).toMatchObject({ story: undefined, region: 'India' });
  expect(blank.specifications).toMatchObject({ Technique: 'Handcrafted' });
});

test('a shop without defaults does not invent what a product lacks', () => {
  const bare = normaliseItem({ ...item, weavingTechnique: null, manufacturer: null }, 'Cushions');
  expect(bare).toMatchObject({ region: '', artisan: '' });
  expect(bare.specifications.Technique).toBeUndefined();
});

test.each([
  ['every dimension of a list', [' 5 x 7 ft', '6 x 9 ft'], ['5 x 7 ft', '6 x 9 ft']],
  ['dimensions that are one text', '12 in across ', ['12 in across']],
])('a product has %s', (_, dimensionsAvailable, expected) => {
  expect(normaliseItem({ ...item, dimensionsAvailable }, 'Rugs').dimensionsAvailable).toEqual(expected);
});

test('colour and material may be a list or a text', () => {
  const { colors, specifications } = normaliseItem(
    { ...item, color: 'Indigo , ivory', material: ['Wool', 'Silk'] },
    'Rugs',
  );
  expect(colors).toEqual(['Indigo', 'ivory']);
  expect(specifications).toMatchObject({ Color: 'Indigo, ivory', Material: 'Wool, Silk' });
});

const filled = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const listOrText = fc.oneof(fc.array(filled), filled, fc.constant(null));

test('a close-up of an unknown size is rejected, naming the id of the product', () => {
  const closeUp = { cm: 37, size: '5 x 7 ft' };
  expect(normaliseItem({ ...item, closeUp }, 'Rugs').closeUp).toEqual(closeUp);
  const unsold = { cm: 37, size: '6 x 9 ft' };
  expect(() => normaliseItem({ ...item, closeUp: unsold }, 'Rugs')).toThrow(
    'Product 10001: closeUp names the size "6 x 9 ft", which is not sold',
  );
});

test('every valid raw item becomes a valid product', () => {
  const anyItem = fc.record({
    id: fc.integer({ min: 1 }),
    name: filled,
    price: fc.oneof(
      fc.array(fc.record({ size: filled, amount: fc.nat() })),
      fc.nat(),
      fc.constant(null),
      fc.constant(undefined),
    ),
    image: fc.array(filled),
    story: fc.option(fc.string()),
    description: filled,
    details: fc.array(filled),
    color: listOrText,
    weavingTechnique: fc.option(fc.string()),
    material: listOrText,
    manufacturer: fc.option(fc.string()),
    tags: fc.array(filled),
    SKU: filled,
  });
  fc.assert(
    fc.property(anyItem, (raw) => {
      const product = normaliseItem(v.parse(rawItemSchema, raw), 'Rugs', DEFAULTS);
      expect(v.parse(productSchema, product)).toEqual(product);
      expect(product.region).not.toBe('');
    }),
  );
});

test('variants have a size, a colour or both, and may have a former price, an own number, or be sold out', () => {
  const variants: RawItem['price'] = [
    { size: 'S', color: 'indigo', amount: 900, originalAmount: 1_200, SKU: 'K-1' },
    { size: 'S', color: 'rose', amount: 900, isSoldOut: true },
  ];
  expect(normaliseItem({ ...item, price: variants }, 'Cushions')).toMatchObject({
    price: 900,
    originalPrice: 1_200,
    optionName: 'Size and colour',
    inStock: true,
    sizes: [
      { size: 'S, indigo', amount: 900, originalAmount: 1_200, sku: 'K-1' },
      { size: 'S, rose', amount: 900, isSoldOut: true },
    ],
  });
  const inColours = normaliseItem({ ...item, price: [{ color: 'rose', amount: 900 }] }, 'Cushions');
  expect(inColours).toMatchObject({ optionName: 'Colour', sizes: [{ size: 'rose' }] });
});

test('the colours of a size follow one another, in the order of the file', () => {
  const price = ['rose', 'blue'].flatMap((color) => ['S', 'L'].map((size) => ({ size, color, amount: 900 })));
  expect(normaliseItem({ ...item, price }, 'Cushions').sizes.map(({ size }) => size)).toEqual([
    'S, rose',
    'S, blue',
    'L, rose',
    'L, blue',
  ]);
});

test.each([
  ['it says so', { stock: 'sold out' }],
  ['all its variants are', { price: [{ size: 'S', amount: 900, isSoldOut: true }] }],
] as const)('a product is sold out if %s', (_, changes) => {
  const raw = { ...item, ...changes } as unknown as RawItem;
  expect(normaliseItem(raw, 'Cushions').inStock).toBe(false);
});

test('a variant without size and colour is refused', () => {
  const { success, issues = [] } = v.safeParse(rawItemSchema, { ...item, price: [{ amount: 900 }] });
  expect([success, issues[0]?.message]).toEqual([false, expect.stringContaining('size or a color')]);
});
