import type { CartItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { showPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import { cartOf, urli } from '../../cart/sampleLines.testing';
import page from './page';

export const plain = {
  ...urli,
  id: 30002,
  title: 'Toy Train',
  color: 'Standard',
  material: 'Handcrafted',
  price: 750,
};

export const rowOf = (title: string) => screen.getByRole('article', { name: title });
export const summary = () => screen.getByRole('region', { name: 'Order Summary' });
export const total = () => within(summary()).getAllByRole('definition').at(-1);

/** Renders the cart page with the given items, and waits until the page's lazy components are loaded. */
export async function showCart(...items: CartItem[]) {
  return showCartAt({ at: '/cart' }, ...items);
}

export async function showCartAt(request: Parameters<typeof showPage>[1], ...items: CartItem[]) {
  await cartStore.update(() => cartOf(...items));
  const shown = showPage(page, request);
  await screen.findByText('Add lines from a spreadsheet');
  return shown;
}
