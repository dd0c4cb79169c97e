import path from 'node:path';
import { readCatalogue, readSynonyms } from '../../collection/readCollection';
import { buildSearchIndex, openSearchIndex } from '../search/searchIndex';
import { productOf } from '../testing/productOf';
import { COLOUR_OPTIONS } from './colourFamilies';
import { facetsOf, facetValuesOf } from './facetsOf';

const collection = path.join(__dirname, '../../collection');
const { products } = readCatalogue(collection);

test('every product of the collection can be found by each facet: sizes are for rugs, prices for others', () => {
  for (const product of products) {
    const own = product.category === 'Rugs' ? 'size' : 'price';
    const names = Object.keys(facetValuesOf(product));
    expect({ id: product.id, names }).toEqual({
      id: product.id,
      names:
        own === 'size'
          ? ['colour', 'size', 'material', 'technique', 'region']
          : ['colour', 'material', 'technique', 'region', 'price'],
    });
  }
});

test('a search for a colour finds all products of its family', () => {
  const search = openSearchIndex(buildSearchIndex(products, readSynonyms(collection)));
  for (const { value } of COLOUR_OPTIONS) {
    const found = new Set(search(value).ids);
    const missing = products.filter(
      (product) => facetValuesOf(product).colour?.includes(value) && !found.has(product.id),
    );
    expect({ value, missing: missing.map(({ name, colors }) => `${name}: ${colors.join(', ')}`) }).toEqual({
      value,
      missing: [],
    });
  }
});

test('facets list the values that occur, with the number of products that have them', () => {
  const facets = facetsOf([
    productOf({ id: 1, colors: ['Madder', 'Brick red'], price: 900 }),
    productOf({ id: 2, colors: ['Indigo'], price: 999, region: 'A Workshop, Bhuj, Gujarat' }),
    productOf({ id: 3, colors: ['Indigo', 'Madder'], price: 1000 }),
  ]);
  const counted = facets.map(({ name, options }) => [
    name,
    options.map(({ label, count }) => `${label} ${count}`),
  ]);
  expect(counted).toEqual([
    ['colour', ['Red 2', 'Blue 2']],
    ['material', ['Ceramic and clay 3']],
    ['region', ['Gujarat 1', 'Rajasthan 2']],
    ['price', ['Under ₹1,000 2', '₹1,000 to ₹1,999 1']],
  ]);
});

test('a maker whose place is not known has no region', () => {
  expect(facetValuesOf(productOf({ id: 1, region: 'India' })).region).toBeUndefined();
});
