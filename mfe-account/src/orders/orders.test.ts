import fc from 'fast-check';
import { anOrder } from '../testing/anOrder';
import { fetchOrders, parseOrders } from './orders';

test('parseOrders reads a list, and an object with an orders list (§7)', () => {
  expect(parseOrders([anOrder()])).toEqual([anOrder()]);
  expect(parseOrders({ orders: [anOrder()] })).toEqual([anOrder()]);
});

test('parseOrders leaves out invalid orders and preserves the order of the others', () => {
  const list = [null, anOrder({ id: 'A' }), { id: 'B' }, anOrder({ id: 'C' })];
  expect(parseOrders(list).map(({ id }) => id)).toEqual(['A', 'C']);
});

test.each([
  ['an invalid date', { placedAt: 'yesterday' }],
  ['an unknown status', { status: 'lost' }],
  ['a negative total', { total: -1 }],
  ['half a unit', { items: [{ productId: 1, name: 'Urli', quantity: 0.5, unitPrice: 10 }] }],
])('parseOrders rejects an order with %s', (_, wrong) => {
  expect(parseOrders([{ ...anOrder(), ...wrong }])).toEqual([]);
});

test('parseOrders returns an empty list for anything else', () => {
  fc.assert(fc.property(fc.anything(), (answer) => parseOrders(answer).length === 0));
});

test('fetchOrders returns the orders', async () => {
  expect(await fetchOrders(() => Promise.resolve({ orders: [anOrder()] }))).toEqual([anOrder()]);
});

test('fetchOrders treats a failure as an empty list (§7)', async () => {
  expect(await fetchOrders(() => Promise.reject(new Error('offline')))).toEqual([]);
});
