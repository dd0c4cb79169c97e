import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { plainName } from '@tanabana/contract/files/fileAddress';
import { contentHash, nameByContent } from '@tanabana/releases/versions/namedByContent';
import { dividedRecord } from '@tanabana/tooling/webpack/recordFiles';
import * as v from 'valibot';
import { records } from '../src/records';
import { cartItemOf } from '../src/catalogue/storedProduct';
import { generatedCatalogue } from './generatedCatalogue.testing';
import { productOf } from '../src/testing/productOf';
import { readCatalogue } from './readCollection';
import { articlesRecord, offersRecord, productsRecord } from './productRecords';

const { products } = readCatalogue(path.join(__dirname, '../collection'));

const pictures = (name: string) => ({ base: `/p/${name}`, width: 4, height: 5, color: '#fff', alt: '' });

test('the record contains every product, and only fields of the contract', () => {
  const written = productsRecord(products, pictures);
  const listed = v.parse(records.products, written);
  expect(listed).toEqual(written);
  expect(listed.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
});

test("an entry has the product's category, base price and price of each size", () => {
  const [rug] = productsRecord(
    products.filter(({ id }) => id === 10001),
    pictures,
  );
  expect(rug?.category).toBe('Rugs');
  expect(rug?.sizes.length).toBeGreaterThan(1);
  expect(rug?.price).toBe(rug?.sizes[0]?.amount);
});

test('an entry has the colour and material that the product has in the cart', () => {
  const lines = products.map((product) => cartItemOf(product, product.sizes[0], ''));
  expect(
    productsRecord(products, pictures).map(({ id, color, material }) => ({ id, color, material })),
  ).toEqual(lines.map(({ id, color, material }) => ({ id, color, material })));
});

test('an entry has the article number and the smallest picture of its product', () => {
  const listed = productsRecord([productOf({ id: 7, images: ['7-whole', '7-detail'] })], pictures);
  expect(listed).toMatchObject([{ sku: 'SKU-7', image: '/p/7-whole-400.webp' }]);
});

test('an entry of a product without pictures has no picture', () => {
  const [listed] = productsRecord([productOf({ id: 7 })], pictures);
  expect(listed).not.toHaveProperty('image');
});

test('an entry has customs code, making time, and the carton of each size', () => {
  const listed = productsRecord(products, pictures);
  const vase = listed.find(({ id }) => id === 30001);
  expect(vase?.trade).toEqual({ hsn: '6913', isInStock: false, making: { from: 4, to: 6 } });
  const { kg, perParcel, parcel, parcelKg } = products.find(({ id }) => id === 30001)?.trade?.units[0] ?? {};
  const litres = (parcel ?? []).reduce((volume, side) => volume * side, 0.001);
  const { pack } = vase?.sizes[0] ?? {};
  expect(pack).toMatchObject({ units: perParcel, kg: parcelKg, cm: parcel, unitKg: kg });
  expect(pack?.m3).toBeCloseTo(litres / 1000, 3);
  expect(listed.flatMap(({ sizes }) => sizes).filter(({ pack }) => !pack)).toEqual([]);
});

test('an entry of a rug says so', () => {
  const written = productsRecord([productOf({ id: 7, isRug: true }), productOf({ id: 8 })], pictures);
  expect(written.map(({ isRug }) => isRug)).toEqual([true, undefined]);
});

test('article numbers of the collection are unique', () => {
  const numbers = productsRecord(products, pictures).map(({ sku }) => sku?.toLowerCase());
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(products.length);
});

test('offers have the prices of each size and unique ids, and rugs have no offer', () => {
  const written = offersRecord(products, pictures);
  expect(v.parse(records.offers, written)).toEqual(written);
  const vase = written.find(({ id }) => id === 30001);
  expect(vase).toMatchObject({ sku: 'TB-JPR-BLP-30001', path: '/product/30001' });
  expect(vase?.offers.find(({ size }) => size === '10 in')).toEqual({
    id: 'TB-JPR-BLP-30001-10-in',
    path: '/product/30001?size=10+in',
    price: 1_680,
    size: '10 in',
  });
  const ids = written.flatMap(({ offers }) => offers.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(50);
  const rugs = written.filter(({ category }) => category === 'Rugs');
  expect(rugs.length).toBeGreaterThan(30);
  expect(rugs.filter(({ offers, pictures }) => offers.length > 0 || pictures.length === 0)).toEqual([]);
});

test('an offer of a product in one size has the article number, and a product without price has no offer', () => {
  const [pot, unpriced] = offersRecord(
    [productOf({ id: 7, price: 900 }), productOf({ id: 8, price: 0 })],
    pictures,
  );
  expect(pot?.offers).toEqual([{ id: 'SKU-7', path: '/product/7', price: 900 }]);
  expect(unpriced?.offers).toEqual([]);
});

test('of 10,000 products, the index and the blocks of three have at most 16.3 kB', () => {
  const generated = generatedCatalogue(readCatalogue(path.join(__dirname, '../collection')), 10_000);
  const named = generated.products.map((product) => ({
    ...product,
    images: [`${product.id}-whole`],
    specifications: { ...product.specifications, SKU: `TB-${contentHash(product.name)}-${product.id}` },
  }));
  const hashed = (name: string) => ({ ...pictures(name), base: `/assets/${name}.${contentHash(name)}` });
  const files = Object.entries(dividedRecord('products', productsRecord(named, hashed), nameByContent));
  const bytes = files.map(([file, text]) => ({ file, bytes: gzipSync(text).length }));
  const { bytes: index = Infinity } =
    bytes.find(({ file }) => plainName(file) === 'records/products.json') ?? {};
  const largest = bytes.map((file) => file.bytes).filter((size) => size !== index);
  const three = largest.sort((a, b) => b - a).slice(0, 3);
  expect(three.reduce((sum, size) => sum + size, index)).toBeLessThanOrEqual(16_300);
});

const cushion = productOf({
  id: 9,
  price: 900,
  optionName: 'Colour',
  sizes: [
    { size: 'indigo', amount: 900, originalAmount: 1_200, sku: 'K-IND' },
    { size: 'rose', amount: 950, originalAmount: 950, isSoldOut: true },
  ],
});

test('an entry of a product in colours names them as its options, and says what is sold out', () => {
  const [listed] = productsRecord([cushion], pictures);
  expect(listed).toMatchObject({
    optionName: 'Colour',
    sizes: [
      { size: 'indigo', amount: 900, sku: 'K-IND' },
      { size: 'rose', amount: 950, isSoldOut: true },
    ],
  });
  expect(listed?.color).toBeUndefined();
  expect(cartItemOf(cushion, cushion.sizes[0], '').color).toBe('Standard');
  expect(productsRecord([{ ...cushion, inStock: false }], pictures)).toMatchObject([{ isSoldOut: true }]);
  expect(articlesRecord([cushion])).toMatchObject([{ sku: 'SKU-9', ofSizes: ['K-IND'] }]);
});

test('an offer has a former price that is higher, the number of its variant, and is sold out', () => {
  const [sold] = offersRecord([cushion], pictures);
  expect(sold?.optionName).toBe('Colour');
  expect(sold?.offers).toEqual([
    { id: 'K-IND', path: '/product/9?size=indigo', price: 900, size: 'indigo', originalPrice: 1_200 },
    { id: 'SKU-9-rose', path: '/product/9?size=rose', price: 950, size: 'rose', isSoldOut: true },
  ]);
});
