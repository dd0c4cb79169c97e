import { avifFile, filesOfPicture } from './filesOfPicture';

const VASE = '/assets/catalogue/pictures/30001-whole.3f2a91c0aa';

test('avifFile returns the same file in AVIF', () => {
  expect(avifFile(`${VASE}-400.webp`)).toBe(`${VASE}-400.avif`);
});

test('filesOfPicture returns the files in every width and format, the widest first', () => {
  expect(filesOfPicture(`${VASE}-400.webp`)).toEqual([
    `${VASE}-1200.avif`,
    `${VASE}-1200.webp`,
    `${VASE}-800.avif`,
    `${VASE}-800.webp`,
    `${VASE}-400.avif`,
    `${VASE}-400.webp`,
  ]);
});

test.each(['', '/vase.webp', `${VASE}-500.webp`, `${VASE}-400.webp?r=1`, '/assets/cart/entry.0123456789.js'])(
  '%p is no file of a picture',
  (address) => {
    expect(avifFile(address)).toBeUndefined();
    expect(filesOfPicture(address)).toEqual([]);
  },
);
