import * as v from 'valibot';
import { unpackRanked } from '../src/source/columns';
import { unpackDifferences } from '../src/catalogue/packNumbers';
import { cardsFileSchema, catalogueFileSchema, categoryFileSchema } from '../src/source/dataFiles';
import { productFileSchema } from '../src/source/productFile';
import { productOf } from '../src/testing/productOf';
import { anyPicture, sampleCatalogue, sampleFiles } from '../src/testing/sampleCatalogue';
import { catalogueFiles } from './catalogueFiles';

const craftNotes = { places: {}, crafts: {}, weaves: {} };
const synonyms = { words: [], colours: [] };
const read = (files: Record<string, string>, name: string) => JSON.parse(files[name] ?? 'null') as unknown;

test('every product has a file with its pictures, its story and its craft notes', () => {
  for (const { id, images } of sampleCatalogue.products) {
    const file = v.parse(productFileSchema, read(sampleFiles, `products/${id}.json`));
    expect(file.product.id).toBe(id);
    expect(file.pictures.map(({ base }) => base)).toEqual(images.map((name) => `/pictures/${name}`));
    expect(file.context).not.toBe('');
  }
});

test('the overview counts all products, and those of each category', () => {
  const { total, categories } = v.parse(catalogueFileSchema, read(sampleFiles, 'catalogue.json'));
  expect(total).toBe(12);
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(12);
});

test('the list of workshops contains places, in descending order of the number of products', () => {
  const makers = ['Lal Bhatti, Khurja', 'Neelam, Jaipur', 'Neelam, Jaipur'];
  const products = makers.map((region, index) => productOf({ id: index + 1, region }));
  const regions = [...new Set(makers)].map((name) => ({ name, image: '' }));
  const files = catalogueFiles({ products, categories: [], regions }, anyPicture, craftNotes, synonyms);
  expect(read(files, 'workshops.json')).toMatchObject([
    { name: 'Neelam', place: 'Jaipur', count: 2 },
    { name: 'Lal Bhatti', place: 'Khurja', count: 1 },
  ]);
});

test('cards are split into blocks of 96', () => {
  const products = Array.from({ length: 200 }, (_, index) => productOf({ id: index + 1 }));
  const files = catalogueFiles({ products, categories: [], regions: [] }, anyPicture, craftNotes, synonyms);
  const lengths = [0, 1, 2].map(
    (block) => v.parse(cardsFileSchema, read(files, `cards/${block}.json`)).length,
  );
  expect(lengths).toEqual([96, 96, 8]);
  expect(files['cards/3.json']).toBeUndefined();
});

test('a product without pictures is accepted', () => {
  const files = catalogueFiles(
    { products: [productOf({ id: 1 })], categories: [], regions: [] },
    () => undefined,
    craftNotes,
    synonyms,
  );
  expect(v.parse(cardsFileSchema, read(files, 'cards/0.json'))[0]?.picture).toBeUndefined();
  expect(v.parse(productFileSchema, read(files, 'products/1.json')).pictures).toEqual([]);
});

test('a catalogue of several blocks has a file for each category, and a small catalogue has its columns in the overview', () => {
  const products = Array.from({ length: 200 }, (_, index) =>
    productOf({ id: index + 1, category: index % 2 ? 'Rugs' : 'Lamps', region: `Maker ${index}, Jaipur` }),
  );
  const categories = ['Rugs', 'Lamps'].map((name) => ({ name, image: '', summary: '' }));
  const filesOf = (count: number) =>
    catalogueFiles(
      { products: products.slice(0, count), categories, regions: [] },
      anyPicture,
      craftNotes,
      synonyms,
    );
  const large = filesOf(200);
  const rugs = v.parse(categoryFileSchema, read(large, 'categories/rugs.json'));
  expect(unpackDifferences(rugs.positions).slice(0, 3)).toEqual([1, 3, 5]);
  expect(unpackRanked(rugs).map(({ id }) => id)).toEqual(
    products.flatMap(({ id, category }) => (category === 'Rugs' ? id : [])),
  );
  expect(rugs.facets.find(({ name }) => name === 'workshop')).toMatchObject({ more: 80 });
  expect(rugs.workshops).toHaveLength(12);
  expect(v.parse(catalogueFileSchema, read(large, 'catalogue.json')).columns).toBeUndefined();
  expect(large).toHaveProperty(['columns.json']);
  const small = filesOf(96);
  expect(Object.keys(small).filter((file) => /^columns|^categories/.test(file))).toEqual([]);
  expect(v.parse(catalogueFileSchema, read(small, 'catalogue.json')).columns).toBeDefined();
});
