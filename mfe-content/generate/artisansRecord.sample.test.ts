import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { records } from '../src/records';
import { readContent } from './checkSite';

const artisans = readContent(records.artisans, path.join(__dirname, '../content/artisans.json'));

test('the record names artisans and workshops, and omits their stories', () => {
  expect(artisans).toHaveLength(5);
  expect(artisans[0]).toEqual({
    id: 1,
    name: 'Ram Lakhan Maurya',
    craft: 'Hand-knotted rugs',
    workshop: 'Kaleen Bagh Weavers Cooperative',
  });
});

test('every workshop makes something that is sold', () => {
  const collection = path.join(__dirname, '../../mfe-catalogue/collection');
  const products = readdirSync(collection, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\d+\.json$/.test(file))
    .map((file) => readFileSync(path.join(collection, file), 'utf8'));
  for (const { workshop } of artisans) {
    expect([workshop, products.some((text) => text.includes(`"manufacturer": "${workshop},`))]).toEqual([
      workshop,
      true,
    ]);
  }
});
