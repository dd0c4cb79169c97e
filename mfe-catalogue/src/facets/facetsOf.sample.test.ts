import path from 'node:path';
import { readCatalogue, readSynonyms } from '../../generate/readCollection';
import { openSearchIndex } from '../search/openSearchIndex';
import { buildSearchIndex } from '../search/searchIndex';
import { productOf } from '../testing/productOf';
import { COLOUR_OPTIONS } from './facetValues';
import { facetsOf, facetValuesOf } from './facetsOf';

const collection = path.join(__dirname, '../../collection');
const { products } = readCatalogue(collection);

test('every product of the collection can be found by each facet: sizes are for rugs, prices for others', () => {
  for (const product of products) {
    const isRug = product.category === 'Rugs';
    const names = Object.keys(facetValuesOf(product)).filter((name) => name !== 'ready');
    expect({ id: product.id, names }).toEqual({
      id: product.id,
      names: isRug
        ? ['colour', 'accent', 'size', 'material', 'technique', 'region', 'workshop']
        : ['colour', 'material', 'technique', 'region', 'workshop', 'price'],
    });
  }
});

test('the colour of a rug is its ground, and its other colours are accents', () => {
  const colors = ['Madder red', 'Indigo', 'Ivory'];
  expect(facetValuesOf(productOf({ id: 1, isRug: true, colors }))).toMatchObject({
    colour: ['red'],
    accent: ['blue', 'white'],
  });
  expect(facetValuesOf(productOf({ id: 2, colors })).colour).toEqual(['red', 'blue', 'white']);
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

test('facets list the values that occur, with their numbers of products', () => {
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
    ['workshop', ['A Workshop 1', 'Neelam Kiln Studio 2']],
    ['price', ['Under ₹1,000 2', '₹1,000 to ₹1,999 1']],
  ]);
});

test('groups of rug sizes are in feet and centimetres', () => {
  const sizes = ['8 x 10 ft', '9 x 12 ft', '2.5 x 8 ft'].map((size) => ({ size, amount: 0 }));
  const facets = facetsOf([productOf({ id: 1, isRug: true, sizes })]);
  expect(
    facets.find(({ name }) => name === 'size')?.options.map(({ label }) => label.replaceAll('\u00a0', '_')),
  ).toEqual(['About 8 x 10 ft (244_×_305_cm)', 'From 9 x 12 ft (274_×_366_cm)', 'Runner']);
});

test('a maker without a known place has no region', () => {
  expect(facetValuesOf(productOf({ id: 1, region: 'India' })).region).toBeUndefined();
});
