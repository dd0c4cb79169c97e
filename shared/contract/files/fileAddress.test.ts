import { carriesHash, fileAddress, fileAddressesIn, parseFileAddress, plainName } from './fileAddress';

test('an address is parsed to what it was made of, also with the parameter of a retry', () => {
  const address = fileAddress('cart', 'data/cards.3f2a91c0aa.json');
  const parsed = { name: 'cart', file: 'data/cards.3f2a91c0aa.json' };
  expect(parseFileAddress(address)).toEqual(parsed);
  expect(parseFileAddress(`${address}?r=1`)).toEqual(parsed);
});

test.each([
  '/assets/cart/../account/deploy.json',
  '/assets/cart/.hidden.3f2a91c0aa.js',
  '/assets/cart/server/',
  '/assets/Cart/page.3f2a91c0aa.js',
  '/assets/cart/a b.3f2a91c0aa.js',
  '/assets/cart/page.3f2a91c0aa.js?v=2',
  '/cart',
])('%s is no address of a file', (address) => {
  expect(parseFileAddress(address)).toBeUndefined();
});

test('addresses are found in stacks, in styles and in lists of pictures', () => {
  const text = `at f (https://shop.example/assets/cart/dev/entry.js?r=1:2:3)
    url("/assets/shell/fonts/text.4add2a1139.woff2")
    srcset="/assets/catalogue/pictures/10001-whole.3f2a91c0aa-400.avif 400w"`;
  expect(fileAddressesIn(text)).toEqual([
    '/assets/cart/dev/entry.js',
    '/assets/shell/fonts/text.4add2a1139.woff2',
    '/assets/catalogue/pictures/10001-whole.3f2a91c0aa-400.avif',
  ]);
});

test('a hash is found and removed before an ending and before a width', () => {
  expect(carriesHash('main.f4c5cf9bb7.js')).toBe(true);
  expect(carriesHash('site.webmanifest')).toBe(false);
  expect(plainName('10001-whole.3f2a91c0aa-400.avif')).toBe('10001-whole-400.avif');
});
