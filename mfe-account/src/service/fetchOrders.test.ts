import { anOrder } from '../testing/anOrder';
import { fetchOrders } from './fetchOrders';

it('gives the orders', async () => {
  expect(await fetchOrders(() => Promise.resolve({ orders: [anOrder()] }))).toEqual([anOrder()]);
});

it('treats a failure as an empty list (§7)', async () => {
  expect(await fetchOrders(() => Promise.reject(new Error('offline')))).toEqual([]);
});
