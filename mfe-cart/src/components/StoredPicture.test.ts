import fc from 'fast-check';
import { pictureAddress } from './StoredPicture';

test('pictureAddress accepts a path of this storefront', () => {
  expect(pictureAddress('/assets/catalogue/1.0.0/pictures/30001-whole-400.webp')).toBeDefined();
});

test.each([
  '',
  'x.png',
  'https://elsewhere.example/x.png',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:0',
])('pictureAddress rejects %p', (image) => expect(pictureAddress(image)).toBeUndefined());

test('pictureAddress never leads to another host', () => {
  const image = fc
    .array(fc.constantFrom('/', '\\', 'a', ':', '.', '@', '?', '#', ' '))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(image, (stored) => {
      const address = pictureAddress(stored);
      if (address) expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 1_000 },
  );
});
