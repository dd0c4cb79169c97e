import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalogue, readCraftNotes, readRawCollection, readSynonyms } from './readCollection';

const collection = path.join(__dirname, '../collection');
let folder: string;
const write = (file: string, content: unknown) =>
  writeFileSync(path.join(folder, file), JSON.stringify(content));
const item = (id: number, part: object = {}) => ({
  id,
  name: 'Vase',
  price: [{ size: '8 in', amount: 1250 }],
  image: [],
  story: null,
  description: 'A vase.',
  details: [],
  color: 'White',
  weavingTechnique: null,
  material: 'Clay',
  manufacturer: 'Neelam, Jaipur',
  tags: [],
  SKU: `S-${id}`,
  trade: { kind: 'blue pottery', units: { '8 in': { grams: 570, cm: [13, 13, 20] } } },
  ...part,
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'collection-'));
  mkdirSync(path.join(folder, 'pots'));
  write('groups.json', [{ category: 'Handicraft Products', categoryId: 30000, folder: 'pots' }]);
  for (const file of ['sample.json', 'trade.json']) {
    cpSync(path.join(collection, file), path.join(folder, file));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('items are sorted by id, not by file name', () => {
  write('pots/a.json', item(30002));
  write('pots/b.json', item(30001));
  expect(readCatalogue(folder).products.map(({ id }) => id)).toEqual([30001, 30002]);
});

test.each([
  ['name', { name: '' }, 'name'],
  ['a price', { price: [{ size: '8 in', amount: 'much' }] }, 'price'],
  ['an unknown field', { colour: 'White' }, 'colour'],
  ['a missing field', { SKU: undefined }, 'SKU'],
  ['a fact of trade', { trade: { hsn: '570' } }, 'trade.hsn'],
  [
    'toy safety',
    { compliance: { toySafety: { standard: 'CE', report: 'TR-1' } } },
    'compliance.toySafety.standard: must list parts of EN 71',
  ],
  [
    'food contact',
    { compliance: { foodContact: { standard: 'Regulation (EC) No 1935/2004', report: 'on request' } } },
    'compliance.foodContact.report: must contain the number',
  ],
  [
    'wood',
    { compliance: { wood: { species: 'Sheesham' } } },
    'compliance.wood.species: must be the botanical name',
  ],
  [
    'flammability',
    { compliance: { flammability: { standard: 'EN 13501-1', report: 'TR-2' } } },
    'compliance.flammability.class',
  ],
  [
    'certificates',
    { compliance: { certificates: [{ name: 'GoodWeave', number: 'IN-7', page: 'goodweave.example' }] } },
    'compliance.certificates.0.page: must begin with https://',
  ],
  ['an unknown kind of evidence', { compliance: { halal: true } }, 'compliance.halal'],
])('an error in %s names the file and the field', (_, part, field) => {
  write('pots/30001.json', item(30001, part));
  expect(() => readCatalogue(folder)).toThrow(/pots\/30001\.json is invalid/);
  expect(() => readCatalogue(folder)).toThrow(new RegExp(`\\n  ${field}`));
});

test('evidence for importers becomes labelled texts, and a product without evidence has none', () => {
  write(
    'pots/30001.json',
    item(30001, {
      compliance: {
        foodContact: { standard: 'Regulation (EC) No 1935/2004', report: 'TR-118' },
        toySafety: { standard: 'EN 71-1, EN 71-3', report: 'TR-119' },
        wood: { species: 'Dalbergia sissoo', permit: 'CITES IN-42' },
        flammability: { standard: 'EN 13501-1', class: 'Efl', report: 'TR-120' },
        certificates: [{ name: 'GoodWeave', number: 'IN-7', page: 'https://goodweave.example/IN-7' }],
      },
    }),
  );
  write('pots/30002.json', item(30002));
  const [proven, plain] = readCatalogue(folder).products;
  expect(proven?.compliance).toEqual([
    { label: 'Food contact', text: 'Regulation (EC) No 1935/2004, report TR-118' },
    { label: 'Toy safety', text: 'EN 71-1, EN 71-3, report TR-119' },
    { label: 'Wood', text: 'Dalbergia sissoo, permit CITES IN-42' },
    { label: 'Flammability', text: 'EN 13501-1, class Efl, report TR-120' },
    { label: 'GoodWeave', text: 'IN-7', page: 'https://goodweave.example/IN-7' },
  ]);
  expect(plain?.compliance).toBeUndefined();
});

test('a product with incomplete trade data is rejected with its id', () => {
  write('pots/30001.json', item(30001, { trade: { kind: 'blue pottery' } }));
  expect(() => readCatalogue(folder)).toThrow(/Product 30001: trade\.units lacks the size "8 in"/);
});

test('a repeated id is rejected, naming both files', () => {
  write('pots/a.json', item(30001));
  write('pots/b.json', item(30001));
  expect(() => readRawCollection(folder)).toThrow(/b\.json[\s\S]*id: 30001 is also used in .*a\.json/);
});

test('an error names a file that is not JSON', () => {
  writeFileSync(path.join(folder, 'pots/a.json'), '{');
  expect(() => readCatalogue(folder)).toThrow(/a\.json cannot be read/);
});

test('an error in the synonyms names the file and the word', () => {
  write('synonyms.json', { words: [{ words: 'rug, carpet' }, { words: 'carpet' }], colours: [] });
  expect(() => readSynonyms(folder)).toThrow(/synonyms\.json is invalid[\s\S]*'carpet' is in two entries/);
});

test('an empty raw catalogue is replaced by the sample', () => {
  expect(readCatalogue(folder).products).toHaveLength(12);
});

describe('the collection of the shop', () => {
  const groups = readRawCollection(collection);
  const count = (category: RegExp) =>
    groups.filter((group) => category.test(group.category)).flatMap(({ items }) => items).length;

  test('has at least 36 rugs and 48 handicraft items', () => {
    expect(count(/^rugs$/i)).toBeGreaterThanOrEqual(36);
    expect(count(/^(?!rugs$)/i)).toBeGreaterThanOrEqual(48);
  });

  test('has ids from 10001 for rugs and from 30001 for handicrafts', () => {
    for (const { category, items } of groups) {
      const first = category === 'Rugs' ? 10001 : 30001;
      for (const { id } of items) expect(id).toBeGreaterThanOrEqual(first);
    }
  });

  test('has prices within the ranges of §9', () => {
    for (const { category, items } of groups) {
      const [lowest, highest] = category === 'Rugs' ? [22_680, 480_000] : [750, 4500];
      for (const { price } of items) {
        for (const { amount } of Array.isArray(price) ? price : []) {
          expect(amount).toBeGreaterThanOrEqual(lowest);
          expect(amount).toBeLessThanOrEqual(highest);
        }
      }
    }
  });

  test('has its own pictures of each product, the entire product first, then the detail, then the room', () => {
    for (const { id, image } of groups.flatMap(({ items }) => items)) {
      const named = ['whole', 'detail', 'setting'].map((kind) => `${id}-${kind}`);
      expect(image[0]).toBe(named[0]);
      expect(image).toEqual(named.filter((name) => image.includes(name)));
    }
  });

  test('has a scale for each detail, narrower than the rug', () => {
    const items = groups.flatMap((group) => group.items);
    const hasDetail = (image: readonly string[]) => image[1]?.endsWith('-detail') ?? false;
    expect(items.filter(({ closeUp, image }) => Boolean(closeUp) !== hasDetail(image))).toEqual([]);
    for (const { closeUp } of items.filter(({ id }) => id < 30_000)) {
      if (!closeUp) continue;
      expect(closeUp.cm).toBeLessThan(Number.parseFloat(closeUp.size) * 30.48);
    }
  });

  test('has valid synonyms', () => {
    expect(readSynonyms(collection).words.length).toBeGreaterThan(100);
  });

  test('has a note on every place', () => {
    const places = Object.keys(readCraftNotes(collection).places);
    for (const { items } of groups) {
      for (const { manufacturer } of items) {
        if (manufacturer) expect(places).toContain(manufacturer.split(', ').slice(1).join(', '));
      }
    }
  });
});
