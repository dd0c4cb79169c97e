import * as v from 'valibot';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { productSchema } from './product';

test('the sample has 12 products, 9 categories and 10 regions (§3)', () => {
  const { products, categories, regions } = sampleCatalogue;
  expect([products.length, categories.length, regions.length]).toEqual([12, 9, 10]);
});

test('the products of the sample are complete and have rankings', () => {
  for (const product of sampleCatalogue.products) {
    expect(v.parse(productSchema, product)).toEqual(product);
    expect(product.ranking).toBeDefined();
  }
});

test('each product is in one of the categories and one of the regions', () => {
  const { products, categories, regions } = sampleCatalogue;
  for (const { category, region } of products) {
    expect(categories.map(({ name }) => name)).toContain(category);
    expect(regions.map(({ name }) => name)).toContain(region);
  }
});
