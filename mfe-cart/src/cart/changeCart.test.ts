import { hasQuoted, removeItem } from '@tanabana/shop/cart/cart';
import fc from 'fast-check';
import { hasKnownPrices, restoreLine, soldCart, withPresentPrices } from './changeCart';
import { priceListOf } from './catalogueRecords.testing';
import { noPrices } from './priceList';
import { cartOf, rug, urli } from './sampleLines.testing';

const published = [
  {
    id: rug.id,
    name: rug.title,
    category: 'Rugs',
    price: 98000,
    sizes: [{ size: '8 x 10 ft', amount: 98000 }],
  },
  {
    id: urli.id,
    name: 'Brass Urli with Lotus Petals',
    category: 'Handicraft Products',
    price: 2450,
    sizes: [
      { size: '12 in', amount: 2450 },
      { size: '18 in', amount: 5200 },
    ],
  },
];
const prices = priceListOf(published);

test('soldCart recognises a rug by its id, whatever category is stored', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (category, price) => {
      expect(hasQuoted(soldCart(cartOf(urli, { ...rug, category, price }), prices))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('withPresentPrices stores the prices of lines that can be sold, and keeps all others as they are', () => {
  const [cheap, gone, unread] = [
    { ...urli, price: 1 },
    { ...urli, size: '99 in' },
    { ...urli, id: 7 },
  ];
  expect(withPresentPrices(cartOf(cheap, gone, unread), prices)).toEqual(
    cartOf({ ...cheap, price: 2450 }, gone, unread),
  );
});

test('hasKnownPrices is false for a cart with any line that the list does not sell', () => {
  expect(hasKnownPrices(cartOf(urli, rug), prices)).toBe(true);
  expect(hasKnownPrices(cartOf(urli, { ...rug, id: 7 }), prices)).toBe(false);
  expect(hasKnownPrices(cartOf(urli), noPrices)).toBe(false);
  expect(hasKnownPrices(cartOf({ ...urli, size: '99 in' }), prices)).toBe(false);
});

test('restoreLine undoes the removal of any line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (length, chosen) => {
      const cart = cartOf(
        ...Array.from({ length }, (_, line) => ({ ...urli, id: line + 1, quantity: 25 + line })),
      );
      const index = chosen % length;
      const line = cart.items[index]!;
      expect(restoreLine(removeItem(cart, line), line, index)).toEqual(cart);
    }),
    { numRuns: 1_000 },
  );
});

test('restoreLine adds up the quantities if the line was added again', () => {
  const again = { ...urli, quantity: 30 };
  expect(restoreLine(cartOf(rug, again), urli, 0)).toEqual(cartOf(rug, { ...urli, quantity: 55 }));
});

test('restoreLine appends the line if the cart has become shorter', () => {
  expect(restoreLine(cartOf(rug), urli, 9)).toEqual(cartOf(rug, urli));
});
