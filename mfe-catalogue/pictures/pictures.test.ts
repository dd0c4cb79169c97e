/** @jest-environment node */
import path from 'node:path';
import { discolouredPictures, pictureFaults } from '@tanabana/tooling/pictures/pictureFaults.testing';

const folder = path.resolve(__dirname, '..');

test('every picture has all its files, within their size limits', () => {
  expect(pictureFaults(folder, { usual: 34.5e6, closeUps: 25e6 })).toEqual([]);
});

test('every size of a picture has the colours of the picture', async () => {
  expect(await discolouredPictures(folder)).toEqual([]);
  // Decodes all pictures, beside a worker that needs the other core.
}, 60_000);
