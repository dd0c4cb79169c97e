import fc from 'fast-check';
import { anOrder } from '../testing/anOrder';
import { fetchOrders } from './orders';

const ordersIn = (answer: unknown) => fetchOrders(() => Promise.resolve(answer));

test('orders are read from a list, and from an object with an orders list (§7)', async () => {
  expect(await ordersIn([anOrder()])).toEqual([anOrder()]);
  expect(await ordersIn({ orders: [anOrder()] })).toEqual([anOrder()]);
});

test('invalid orders are skipped, and the others keep their order', async () => {
  const list = [null, anOrder({ id: 'A' }), { id: 'B' }, anOrder({ id: 'C' })];
  expect((await ordersIn(list)).map(({ id }) => id)).toEqual(['A', 'C']);
});

test.each([
  ['an invalid date', { placedAt: 'yesterday' }],
  ['an unknown status', { status: 'lost' }],
  ['a negative total', { total: -1 }],
  ['half a unit', { items: [{ productId: 1, name: 'Urli', quantity: 0.5, unitPrice: 10 }] }],
])('an order with %s is left out', async (_, wrong) => {
  expect(await ordersIn([{ ...anOrder(), ...wrong }])).toEqual([]);
});

test('any other response is an error', async () => {
  const others = fc.anything().filter((answer) => !Array.isArray(answer));
  await fc.assert(fc.asyncProperty(others, (answer) => expect(ordersIn(answer)).rejects.toThrow()));
});

test('a failure is an error', async () => {
  await expect(fetchOrders(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
