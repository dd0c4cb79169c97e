/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@tanabana/runtime/pictures/pictureSource';
import { readPictureManifest } from './pictureFiles';

const REPOSITORY = path.resolve(__dirname, '../../..');

const pictures = readdirSync(REPOSITORY).flatMap((name) => {
  const folder = path.join(REPOSITORY, name);
  return Object.keys(readPictureManifest(folder, false)).map((picture) =>
    path.join(folder, 'pictures/images', picture),
  );
});

/** Bytes of a file; infinite if it is missing. */
const bytes = (file: string) => (existsSync(file) ? statSync(file).size : Infinity);

test('every committed picture has all widths, and its AVIF files are smaller than its WebP files', () => {
  expect(pictures.length).toBeGreaterThan(100);
  const faults = pictures.flatMap((picture) =>
    PICTURE_WIDTHS.map((width) => `${picture}-${width}`).filter(
      (file) => !(bytes(`${file}.avif`) < bytes(`${file}.webp`)) || bytes(`${file}.webp`) === Infinity,
    ),
  );
  expect(faults).toEqual([]);
});
