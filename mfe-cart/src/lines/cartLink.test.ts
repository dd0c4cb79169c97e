import { visibleText } from '@tanabana/shop/text/visibleText';
import fc from 'fast-check';
import { urli } from '../cart/sampleLines.testing';
import { cartLink, hasLines, linkedLines, wishlistLink } from './cartLink';

const hashOf = (path: string) => new URL(path, 'https://www.tanabana.example').hash;

test('cartLink names products, units and sizes, and nothing else', () => {
  const plain = { ...urli, id: 30002, size: 'Standard', quantity: 40 };
  expect(cartLink([{ ...urli, size: 'Set of 4, 300 ml' }, plain])).toBe(
    '/cart#lines=30001:25:Set_of_4%2C_300_ml,30002:40',
  );
});

test('wishlistLink names the same lines as cartLink', () => {
  expect(wishlistLink([urli])).toBe(cartLink([urli]).replace('/cart', '/wishlist'));
});

test('linkedLines reads what cartLink wrote, also after a browser has normalised the address', () => {
  const line = fc.record({
    id: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 25, max: 1_000_000 }),
    size: fc.oneof(
      fc.constantFrom('8 x 10 ft', 'Set of 4, 300 ml', 'a_b:c,d%20', ''),
      // Invisible characters are removed from links.
      fc
        .string({ unit: 'grapheme', maxLength: 40 })
        .map((size) => visibleText(size).trim())
        .filter((size) => visibleText(size) === size),
    ),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
      expect(linkedLines(hashOf(cartLink(lines)))).toEqual(
        lines.map(({ id, size, quantity }) => ({
          article: String(id),
          size: size === 'Standard' ? '' : size,
          quantity: String(quantity),
        })),
      );
    }),
  );
});

test.each(['', '#', '#main', '#lines', 'lines=30001:25', '#xlines=1:2'])(
  '“%s” is not a link to a cart',
  (hash) => {
    expect(hasLines(hash)).toBe(false);
    expect(linkedLines(hash)).toEqual([]);
  },
);

test('linkedLines reads hostile links without an error, and shortens their texts', () => {
  expect(linkedLines('#lines=')).toEqual([]);
  expect(linkedLines('#lines=,,30001:,:::,%E0%A4:-5:%zz')).toEqual([
    { article: '30001', size: '', quantity: '' },
    { article: '', size: ':', quantity: '' },
    { article: '%E0%A4', size: '%zz', quantity: '-5' },
  ]);
  expect(linkedLines(`#lines=${'30001:25,'.repeat(2_000)}`)).toHaveLength(500);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      for (const { article, size, quantity } of linkedLines(`#lines=${text}`)) {
        expect(article.length).toBeLessThanOrEqual(60);
        expect(size.length).toBeLessThanOrEqual(60);
        expect(quantity.length).toBeLessThanOrEqual(60);
      }
    }),
  );
});

test.each([
  ['all separators', (hash: string) => `#${encodeURIComponent(hash.slice(1))}`],
  ['separators alone', (hash: string) => hash.replaceAll(':', '%3A').replaceAll(',', '%2c')],
  ['commas alone', (hash: string) => hash.replaceAll(',', '%2C')],
  ['colons, twice', (hash: string) => hash.replaceAll(':', '%253A')],
])('linkedLines reads a link in which a mail gateway has encoded %s', (_, encode) => {
  const link = cartLink([
    { ...urli, size: 'Set of 4, 300 ml', quantity: 30 },
    { ...urli, id: 30002, size: '8 x 10 ft', quantity: 40 },
    { ...urli, id: 30003, size: 'Standard', quantity: 50 },
  ]);
  const hash = encode(hashOf(link));
  expect(hasLines(hash)).toBe(true);
  expect(linkedLines(hash)).toEqual([
    { article: '30001', quantity: '30', size: 'Set of 4, 300 ml' },
    { article: '30002', quantity: '40', size: '8 x 10 ft' },
    { article: '30003', quantity: '50', size: '' },
  ]);
});

test('linkedLines removes invisible characters', () => {
  expect(linkedLines('#lines=%E2%80%8E30001:30%E2%80%8B:10_in%E2%81%A9')).toEqual([
    { article: '30001', quantity: '30', size: '10 in' },
  ]);
});
