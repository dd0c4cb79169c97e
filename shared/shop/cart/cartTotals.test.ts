import fc from 'fast-check';
import { addItem, emptyCart, hasQuoted, isQuoted, itemCount, subtotal } from './cart';
import { additions, cartOf, RUNS, urli } from './sampleProducts.testing';

describe('hasQuoted', () => {
  test.each(['Rugs', 'rugs', 'RUGS', ' Rugs '])('recognises the category %p as rugs', (category) => {
    expect(hasQuoted(addItem(addItem(emptyCart, urli), { ...urli, id: 10001, category }))).toBe(true);
  });

  test.each(['Rug', 'Rugs and more', 'Handicraft Products', ''])(
    'does not recognise %p as rugs',
    (category) => {
      expect(hasQuoted(addItem(emptyCart, { ...urli, category }))).toBe(false);
    },
  );

  test('finds no rug in an empty cart', () => expect(hasQuoted(emptyCart)).toBe(false));

  test('another shop names the categories that it quotes', () => {
    Object.assign(globalThis, { QUOTED_CATEGORIES: ['sarees'] });
    try {
      expect(['Sarees', 'Rugs'].map((category) => isQuoted({ category, price: 900 }))).toEqual([true, false]);
    } finally {
      Object.assign(globalThis, { QUOTED_CATEGORIES: undefined });
    }
  });
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
