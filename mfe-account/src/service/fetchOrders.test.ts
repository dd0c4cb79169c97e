import { anOrder } from '../testing/anOrder';
import { fetchOrders } from './fetchOrders';

test('fetchOrders returns the orders', async () => {
  expect(await fetchOrders(() => Promise.resolve({ orders: [anOrder()] }))).toEqual([anOrder()]);
});

test('fetchOrders treats a failure as an empty list (§7)', async () => {
  expect(await fetchOrders(() => Promise.reject(new Error('offline')))).toEqual([]);
});
