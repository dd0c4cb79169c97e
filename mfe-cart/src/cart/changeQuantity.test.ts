import fc from 'fast-check';
import { changeQuantity } from './changeQuantity';
import { cartOf, rug, urli } from './sampleLines.testing';

test('adds up quick steps that were all taken from the same shown quantity', () => {
  const stepped = [1, 1, 1].reduce((cart, step) => changeQuantity(cart, urli, step), cartOf(urli, rug));
  expect(stepped).toEqual(cartOf({ ...urli, quantity: 28 }, rug));
});

test('never falls below 25', () => {
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

test('leaves the cart alone if the line is gone', () => {
  const cart = cartOf(rug);
  expect(changeQuantity(cart, urli, 5)).toBe(cart);
});
