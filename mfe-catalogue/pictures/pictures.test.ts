/** @jest-environment node */
import path from 'node:path';
import { pictureFaults } from '@tanabana/build/pictures/pictureFaults.testing';

test('every picture has all its files, within their size limits', () => {
  const folder = path.resolve(__dirname, '..');
  expect(pictureFaults(folder, { usual: 40e6, closeUps: 25e6 })).toEqual([]);
});
