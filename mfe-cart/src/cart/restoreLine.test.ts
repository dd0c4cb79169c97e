import { removeItem } from '@tanabana/runtime/cart/cart';
import fc from 'fast-check';
import { restoreLine } from './restoreLine';
import { cartOf, rug, urli } from './sampleLines.testing';

test('restoreLine undoes the removal of any line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (length, chosen) => {
      const cart = cartOf(
        ...Array.from({ length }, (_, index) => ({ ...urli, id: index + 1, quantity: 25 + index })),
      );
      const place = chosen % length;
      const line = cart.items[place]!;
      expect(restoreLine(removeItem(cart, line), line, place)).toEqual(cart);
    }),
    { numRuns: 1_000 },
  );
});

test('restoreLine adds up the quantities if the line was added again meanwhile', () => {
  const again = { ...urli, quantity: 30 };
  expect(restoreLine(cartOf(rug, again), urli, 0)).toEqual(cartOf(rug, { ...urli, quantity: 55 }));
});

test('restoreLine appends the line if the cart has become shorter', () => {
  expect(restoreLine(cartOf(rug), urli, 9)).toEqual(cartOf(rug, urli));
});
