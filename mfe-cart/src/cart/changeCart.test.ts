import { removeItem } from '@tanabana/runtime/cart/cart';
import fc from 'fast-check';
import { changeQuantity, restoreLine } from './changeCart';
import { cartOf, rug, urli } from './sampleLines.testing';

test('changeQuantity adds up quick steps that all start from the same displayed quantity', () => {
  const stepped = [1, 1, 1].reduce((cart, step) => changeQuantity(cart, urli, step), cartOf(urli, rug));
  expect(stepped).toEqual(cartOf({ ...urli, quantity: 28 }, rug));
});

test('changeQuantity never goes below 25', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 25, max: 500 }),
      fc.integer({ min: -600, max: 600 }),
      (quantity, difference) => {
        const [line] = changeQuantity(cartOf({ ...urli, quantity }), urli, difference).items;
        expect(line?.quantity).toBe(Math.max(25, quantity + difference));
      },
    ),
    { numRuns: 1_000 },
  );
});

test('changeQuantity leaves the cart unchanged if the line is gone', () => {
  const cart = cartOf(rug);
  expect(changeQuantity(cart, urli, 5)).toBe(cart);
});

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
