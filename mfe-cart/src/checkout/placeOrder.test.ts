import { addItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { priceListOf } from '../cart/catalogueRecords.testing';
import { noPrices } from '../cart/priceList';
import { cartOf, rug, urli } from '../cart/sampleLines.testing';
import { placeOrder } from './placeOrder';

const prices = priceListOf(
  [urli, rug].map(({ id, title, category, price, size }) => ({
    id,
    name: title,
    category,
    price,
    sizes: [{ size, amount: price }],
  })),
);

const settled = (work: Promise<void>) => {
  const outcome = { state: 'busy' };
  work.then(
    () => (outcome.state = 'paid'),
    () => (outcome.state = 'failed'),
  );
  return outcome;
};

beforeEach(async () => {
  jest.useFakeTimers();
  await cartStore.update(() => cartOf(urli));
});

afterEach(() => {
  jest.useRealTimers();
});

test('placeOrder takes two seconds, then clears the cart', async () => {
  const outcome = settled(placeOrder(prices));
  await jest.advanceTimersByTimeAsync(1_999);
  expect(outcome.state).toBe('busy');
  expect(cartStore.read().items).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome.state).toBe('paid');
  expect(cartStore.read().items).toHaveLength(0);
});

test.each([
  ['another tab added a line', () => cartStore.update((cart) => addItem(cart, { ...urli, id: 2 }))],
  ['another tab emptied the cart', () => cartStore.update(() => cartOf())],
])('placeOrder fails and leaves the cart unchanged if %s', async (_, change) => {
  const outcome = settled(placeOrder(prices));
  await change();
  const changed = cartStore.read();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(outcome.state).toBe('failed');
  expect(cartStore.read()).toEqual(changed);
});

test.each([
  ['contains a rug', cartOf(urli, rug)],
  ['is empty', cartOf()],
])('placeOrder fails if the cart %s', async (_, cart) => {
  await cartStore.update(() => cart);
  const outcome = settled(placeOrder(prices));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(outcome.state).toBe('failed');
  expect(cartStore.read()).toEqual(cart);
});

test('placeOrder fails if an edited category hides a rug', async () => {
  const edited = cartOf({ ...rug, category: 'Handicraft Products' });
  await cartStore.update(() => edited);
  const outcome = settled(placeOrder(prices));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(outcome.state).toBe('failed');
  expect(cartStore.read()).toEqual(edited);
});

test.each([
  ['the price list cannot be read', cartOf({ ...urli, price: 100 }), noPrices],
  ['a line is not in the price list', cartOf(urli, { ...urli, id: 7, price: 100 }), prices],
])('placeOrder fails if %s, and does not charge the stored price', async (_, edited, list) => {
  await cartStore.update(() => edited);
  const outcome = settled(placeOrder(list));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(outcome.state).toBe('failed');
  expect(cartStore.read()).toEqual(edited);
});
