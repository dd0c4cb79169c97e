/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFile, pictureIn } from '@tanabana/ui/pictures/pictureSource';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { carriesHash, plainName } from '@tanabana/contract/files/fileAddress';
import { namePictureFile, readPictureManifest } from './pictureFiles';

const MANIFEST = { vase: { width: 1200, height: 900, color: '#fff', alt: 'A vase' } };

/** Creates a folder of pictures with one picture, beside a page whose source is `code`. */
function picturesWith(pixels: string, code = ''): string {
  const folder = path.join(newFolder(), 'pictures');
  mkdirSync(path.join(folder, 'images'), { recursive: true });
  for (const width of [400, 800, 1200]) {
    for (const format of ['avif', 'webp']) {
      writeFileSync(path.join(folder, `images/vase-${width}.${format}`), `${pixels} ${width} ${format}`);
    }
  }
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(path.join(folder, '../page.tsx'), code);
  return folder;
}

const addressIn = (folder: string, isHashed = true) => {
  const picture = pictureIn(readPictureManifest(folder, isHashed), 'vase', '/assets/catalogue/pictures/');
  return picture && pictureFile(picture, 400, 'avif');
};

test('the address of a picture changes with the picture, and not with code', () => {
  const address = addressIn(picturesWith('a vase', 'one'));
  expect(addressIn(picturesWith('a vase', 'two'))).toBe(address);
  expect(addressIn(picturesWith('another vase', 'one'))).not.toBe(address);
});

test('the address leads to the file that the build writes', () => {
  const folder = picturesWith('a vase');
  const file = namePictureFile(folder, 'vase-400.avif');
  expect(addressIn(folder)).toBe(`/assets/catalogue/pictures/${file}`);
  expect([carriesHash(file), plainName(file)]).toEqual([true, 'vase-400.avif']);
});

test('a dev server has pictures under names without hash', () => {
  expect(addressIn(picturesWith('a vase'), false)).toBe('/assets/catalogue/pictures/vase-400.avif');
});
