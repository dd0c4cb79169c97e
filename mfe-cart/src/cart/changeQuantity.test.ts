import fc from 'fast-check';
import { changeQuantity } from './changeQuantity';
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
