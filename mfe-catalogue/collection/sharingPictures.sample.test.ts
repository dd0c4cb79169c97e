/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '../generate/readCollection';

test('every product has a picture for shared links', () => {
  const files = readdirSync(path.join(__dirname, '../pictures/images'));
  const { products } = readCatalogue(__dirname);
  const wanted = products.map(({ images }) => `${images[0]}-1200.jpg`);
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
});
