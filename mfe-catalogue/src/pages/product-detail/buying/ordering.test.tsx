import { cartStore } from '@tanabana/shop/cart/cartStore';
import { preferReducedMotion } from '@tanabana/ui/testing/preferReducedMotion';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveData } from '../../../testing/serveData';
import { files, open } from '../productPage.testing';

beforeEach(() => {
  preferReducedMotion();
  serveData(files);
  localStorage.clear();
});

afterEach(() => jest.useRealTimers());

/** Settles pending promises without advancing the time. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

test('the product page starts with a quantity of 25, which is the minimum', async () => {
  await open('/product/30001');
  expect(screen.getByRole('spinbutton', { name: /Quantity/ })).toHaveValue('25');
  expect(screen.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
});

test('the product page adds the chosen size and quantity to the cart, and confirms it for 2 s', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open('/product/30001?size=12%20in');
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await settle();
  expect(cartStore.read().items).toEqual([
    {
      id: 30001,
      title: 'Blue Vase',
      price: 2350,
      image: '/pictures/d-400.webp',
      category: 'Handicraft Products',
      size: '12 in',
      color: 'White',
      material: 'Clay',
      quantity: 26,
    },
  ]);
  expect(screen.getByRole('button', { name: 'Added to Cart!' })).toBeDisabled();
  expect(screen.getByText('Added to your cart: 26 × Blue Vase, 12 in (30 cm).')).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '/enquiry');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('button', { name: 'Added to Cart!' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test.each([
  ['80', 80],
  ['3', 25],
])('the product page adds the quantity of the field, with %s typed and no blur', async (typed, quantity) => {
  await open('/product/30001');
  const field = screen.getByRole('spinbutton', { name: /Quantity/ });
  fireEvent.change(field, { target: { value: '60' } });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(cartStore.read().items).toMatchObject([{ quantity }]));
  expect(await screen.findByText(`Added to your cart: ${quantity} × Blue Vase, 8 in (20 cm).`)).toHaveRole(
    'status',
  );
});

test('the product page adds the selected size before the router has rendered it', async () => {
  await open('/product/30001');
  // Turns act() off, because it would finish the transition before the assertions.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('radio', { name: /12 in/ }).click();
  await Promise.resolve();
  expect(screen.getByTestId('address')).toHaveTextContent('/product/30001');
  expect(screen.getByRole('radio', { name: /12 in/ })).toBeChecked();
  screen.getByRole('button', { name: 'Add to Cart' }).click();
  await waitFor(() => expect(cartStore.read().items).toMatchObject([{ size: '12 in', quantity: 25 }]));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/product/30001?size=12+in'));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

test('the product page shows the total, and the confirmation until the quantity changes', async () => {
  await open('/product/30001?size=12%20in');
  expect(screen.getByText('25 units: ₹58,750')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByRole('link', { name: 'View cart' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByText('26 units: ₹61,100')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
});

test('the product page shows no total of a rug, because rugs are sold by quotation', async () => {
  await open('/product/10001');
  expect(screen.getByText('25 units, to be quoted')).toBeInTheDocument();
});

test('the product page toggles the wishlist, with a message for 3 s', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open('/product/30001');
  await user.click(screen.getByRole('button', { name: 'Add to Wishlist' }));
  await settle();
  expect(screen.getByText('Added to wishlist')).toBeInTheDocument();
  expect(wishlistStore.read()).toMatchObject([{ id: 30001, priceRange: '₹1,250 – ₹2,350' }]);
  await user.click(screen.getByRole('button', { name: 'In Wishlist' }));
  await settle();
  expect(screen.getByText('Removed from wishlist')).toBeInTheDocument();
  expect(wishlistStore.read()).toEqual([]);
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByText('Removed from wishlist')).not.toBeInTheDocument();
});

test('the product page shows a message and the changed button when the browser does not store the wishlist', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await open('/product/30001');
  await userEvent.click(screen.getByRole('button', { name: 'Add to Wishlist' }));
  expect(await screen.findByText('Error updating wishlist')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'In Wishlist' })).toBeInTheDocument();
  globalThis.tanabanaMemory = undefined;
});

test('the product page copies the link if there is no share sheet', async () => {
  const user = userEvent.setup();
  await open('/product/30001');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied to clipboard')).toBeInTheDocument();
});

test('the product page announces each addition, although the words are the same', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open('/product/30001');
  const texts = [];
  for (let times = 0; times < 3; times += 1) {
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await settle();
    texts.push(screen.getByText('Added to your cart: 25 × Blue Vase, 8 in (20 cm).').textContent);
    act(() => jest.advanceTimersByTime(2000));
  }
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
});
