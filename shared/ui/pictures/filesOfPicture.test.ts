import { filesOfPicture, srcSetOfFile } from './filesOfPicture';

const VASE = '/assets/catalogue/pictures/30001-whole.3f2a91c0aa';

test('srcSetOfFile returns the files of a picture in one format, including the file for thumbnails', () => {
  expect(srcSetOfFile(`${VASE}-400.webp`, 'avif')).toBe(
    [200, 400, 800, 1200].map((width) => `${VASE}-${width}.avif ${width}w`).join(', '),
  );
});

test('filesOfPicture returns the files in every width and format, the widest first', () => {
  expect(filesOfPicture(`${VASE}-400.webp`)).toEqual([
    `${VASE}-1200.avif`,
    `${VASE}-1200.webp`,
    `${VASE}-800.avif`,
    `${VASE}-800.webp`,
    `${VASE}-400.avif`,
    `${VASE}-400.webp`,
    `${VASE}-200.avif`,
    `${VASE}-200.webp`,
  ]);
});

test.each(['', '/vase.webp', `${VASE}-500.webp`, `${VASE}-400.webp?r=1`, '/assets/cart/entry.0123456789.js'])(
  '%p is no file of a picture',
  (address) => {
    expect(srcSetOfFile(address, 'avif')).toBeUndefined();
    expect(filesOfPicture(address)).toEqual([]);
  },
);
