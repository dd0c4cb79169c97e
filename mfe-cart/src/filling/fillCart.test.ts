import { addItems } from '@tanabana/runtime/cart/cart';
import { cartOf, rug, urli } from '../cart/sampleLines.testing';
import { cartWith } from './fillCart';

test('addItems adds up equal lines, and keeps the others', () => {
  expect(addItems(cartOf(rug, urli), [urli, { ...urli, id: 7, quantity: 60 }]).items).toEqual([
    rug,
    { ...urli, quantity: 50 },
    { ...urli, id: 7, quantity: 60 },
  ]);
});

test('cartWith replaces all lines, and adds up equal ones', () => {
  expect(cartWith([rug, urli, urli])).toEqual(cartOf(rug, { ...urli, quantity: 50 }));
});
