import fc from 'fast-check';
import { addItem, emptyCart, hasQuoted, isRugCategory, itemCount, subtotal } from './cart';
import { additions, cartOf, RUNS, urli } from './sampleProducts.testing';

describe('isRugCategory and hasQuoted', () => {
  test.each(['Rugs', 'rugs', 'RUGS', ' Rugs '])('recognise the category %p as rugs', (category) => {
    expect(isRugCategory(category)).toBe(true);
    expect(hasQuoted(addItem(addItem(emptyCart, urli), { ...urli, id: 10001, category }))).toBe(true);
  });

  test.each(['Rug', 'Rugs and more', 'Handicraft Products', ''])(
    'do not recognise %p as rugs',
    (category) => {
      expect(isRugCategory(category)).toBe(false);
      expect(hasQuoted(addItem(emptyCart, { ...urli, category }))).toBe(false);
    },
  );

  test('find no rug in an empty cart', () => expect(hasQuoted(emptyCart)).toBe(false));
});

describe('itemCount and subtotal', () => {
  test('are the sum of quantities, and of price times quantity', () => {
    fc.assert(
      fc.property(additions, (added) => {
        const cart = cartOf(added);
        let count = 0;
        let rupees = 0;
        for (const { price, quantity } of cart.items) {
          count += quantity;
          rupees += price * quantity;
        }
        expect(itemCount(cart)).toBe(count);
        expect(subtotal(cart)).toBe(rupees);
      }),
      RUNS,
    );
  });

  test('are 0 for an empty cart', () => {
    expect(itemCount(emptyCart)).toBe(0);
    expect(subtotal(emptyCart)).toBe(0);
  });
});
