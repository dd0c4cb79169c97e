import path from 'node:path';
import { pricedProductSchema } from '@tanabana/runtime/contracts/priceList';
import * as v from 'valibot';
import { readCatalogue } from '../collection/readCollection';
import { cartItemOf } from '../src/catalogue/cartItemOf';
import { priceList } from './priceList';

const { products } = readCatalogue(path.join(__dirname, '../collection'));

test('every product is in the price list, as the contract says', () => {
  const listed = v.parse(v.array(v.strictObject(pricedProductSchema.entries)), priceList(products));
  expect(listed.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
});

test("an entry has the product's category, base price and price of each size", () => {
  const [rug] = priceList(products.filter(({ id }) => id === 10001));
  expect(rug?.category).toBe('Rugs');
  expect(rug?.sizes.length).toBeGreaterThan(1);
  expect(rug?.price).toBe(rug?.sizes[0]?.amount);
});

test("an entry has the colour and material of the product's lines in the cart", () => {
  const lines = products.map((product) => cartItemOf(product, product.sizes[0], ''));
  expect(priceList(products).map(({ id, color, material }) => ({ id, color, material }))).toEqual(
    lines.map(({ id, color, material }) => ({ id, color, material })),
  );
});
