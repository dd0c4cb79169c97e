import * as v from 'valibot';
import { cardsFileSchema, catalogueFileSchema } from '../src/source/dataFiles';
import { productFileSchema } from '../src/source/productFile';
import { productOf } from '../src/testing/productOf';
import { anyPicture, sampleCatalogue, sampleFiles } from '../src/testing/sampleCatalogue';
import { catalogueFiles } from './catalogueFiles';

const craftNotes = {
  places: { '*': '{category} from {place} belong to a craft.' },
  crafts: { '*': 'Made by hand.' },
  weaves: { '*': 'Woven by hand.' },
};
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

test('a product without pictures is accepted', () => {
  const files = catalogueFiles(
    { products: [productOf({ id: 1 })], categories: [], regions: [] },
    () => undefined,
    craftNotes,
    synonyms,
  );
  const { products } = v.parse(cardsFileSchema, read(files, 'cards.json'));
  expect(products[0]?.card.picture).toBeUndefined();
  expect(v.parse(productFileSchema, read(files, 'products/1.json')).pictures).toEqual([]);
});

test('a catalogue is large if its cards or its search are too long for browsers', () => {
  const filesOf = (count: number, description = '') =>
    catalogueFiles(
      {
        products: Array.from({ length: count }, (_, index) =>
          productOf({ id: index + 1, description, region: `Maker ${index}, Jaipur` }),
        ),
        categories: [],
        regions: [],
      },
      anyPicture,
      craftNotes,
      synonyms,
    );
  const isLarge = (files: Record<string, string>) =>
    v.parse(catalogueFileSchema, read(files, 'catalogue.json')).isLarge;
  expect(isLarge(filesOf(84))).toBe(false);
  const longCards = filesOf(1_600);
  expect(longCards['cards.json']?.length).toBeGreaterThan(400_000);
  expect(isLarge(longCards)).toBe(true);
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index.toString(36)}x`).join(' ');
  const longSearch = filesOf(1, words);
  expect(longSearch['cards.json']?.length).toBeLessThan(400_000);
  expect(isLarge(longSearch)).toBe(true);
});
