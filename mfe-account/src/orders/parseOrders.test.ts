import fc from 'fast-check';
import { anOrder } from '../testing/anOrder';
import { parseOrders } from './parseOrders';

test('reads a list, and an object with an orders list (§7)', () => {
  expect(parseOrders([anOrder()])).toEqual([anOrder()]);
  expect(parseOrders({ orders: [anOrder()] })).toEqual([anOrder()]);
});

test('leaves out what is no order, and keeps the rest in their order', () => {
  const list = [null, anOrder({ id: 'A' }), { id: 'B' }, anOrder({ id: 'C' })];
  expect(parseOrders(list).map(({ id }) => id)).toEqual(['A', 'C']);
});

test.each([
  ['a date that is none', { placedAt: 'yesterday' }],
  ['an unknown status', { status: 'lost' }],
  ['a negative total', { total: -1 }],
  ['half a unit', { items: [{ productId: 1, name: 'Urli', quantity: 0.5, unitPrice: 10 }] }],
])('takes no order with %s', (_, wrong) => {
  expect(parseOrders([{ ...anOrder(), ...wrong }])).toEqual([]);
});

test('makes an empty list of anything else', () => {
  fc.assert(fc.property(fc.anything(), (answer) => parseOrders(answer).length === 0));
});
