import { addItem, removeItem } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rug, urli } from '../../cart/sampleLines.testing';
import { plain, rowOf, showCart, total } from './cartPage.testing';

const user = userEvent.setup();
const quantities = () => cartStore.read().items.map(({ quantity }) => quantity);

describe('quantities', () => {
  test('step up and down, but not below 25', async () => {
    await showCart(urli);
    const row = rowOf('Brass Urli');
    expect(within(row).getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    await user.click(within(row).getByRole('button', { name: 'Increase quantity' }));
    await user.click(within(row).getByRole('button', { name: 'Increase quantity' }));
    expect(quantities()).toEqual([27]);
    await user.click(within(row).getByRole('button', { name: 'Decrease quantity' }));
    expect(quantities()).toEqual([26]);
  });

  test('can be typed; a number below 25 becomes 25', async () => {
    await showCart(urli);
    const box = screen.getByRole('spinbutton', { name: /^Quantity/ });
    await user.clear(box);
    await user.type(box, '140{Enter}');
    expect(quantities()).toEqual([140]);
    await user.clear(box);
    await user.type(box, '3');
    await user.tab();
    expect(quantities()).toEqual([25]);
    await waitFor(() => expect(box).toHaveValue('25'));
  });

  test('add a step to a number that was just typed', async () => {
    await showCart(urli);
    const box = screen.getByRole('spinbutton', { name: /^Quantity/ });
    await user.clear(box);
    await user.type(box, '100');
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(quantities()).toEqual([101]);
  });

  test('change the total immediately', async () => {
    await showCart(urli);
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(total()).toHaveTextContent('₹63,700');
  });
});

describe('removing', () => {
  const remove = (title: string) => user.click(screen.getByRole('button', { name: `Remove ${title}` }));

  test('removes the line, shows a message, and Undo restores it at its place with its quantity', async () => {
    await showCart(rug, { ...urli, quantity: 60 }, plain);
    await remove('Brass Urli');
    expect(cartStore.read().items).toEqual([rug, plain]);
    expect(screen.getByText('Brass Urli was removed.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'Brass Urli was removed.',
    );
    await user.keyboard('{Enter}');
    expect(cartStore.read().items).toEqual([rug, { ...urli, quantity: 60 }, plain]);
    expect(screen.getByRole('link', { name: 'Brass Urli' })).toHaveFocus();
    expect(screen.queryByText('Brass Urli was removed.')).not.toBeInTheDocument();
  });

  test('can be undone after the last line', async () => {
    await showCart(urli);
    await remove('Brass Urli');
    expect(screen.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cartStore.read().items).toEqual([urli]);
  });

  test('empties the cart, and Undo restores all lines with their quantities', async () => {
    await showCart(rug, { ...urli, quantity: 60 }, plain);
    await user.click(screen.getByRole('button', { name: 'Empty cart' }));
    expect(cartStore.read().items).toEqual([]);
    expect(screen.getByText('Your list of 3 products, 125 units was removed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cartStore.read().items).toEqual([rug, { ...urli, quantity: 60 }, plain]);
    expect(screen.getByRole('link', { name: rug.title })).toHaveFocus();
  });

  test('can be undone for the line that was removed last', async () => {
    await showCart(urli, plain, rug);
    await remove('Brass Urli');
    await remove('Toy Train');
    expect(screen.queryByText('Brass Urli was removed.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cartStore.read().items).toEqual([plain, rug]);
  });
});

test('the cart page follows changes of other tabs and other parts of the page', async () => {
  await showCart(urli);
  await act(() => cartStore.update((cart) => addItem(removeItem(cart, urli), rug, 30)));
  expect(screen.getByRole('heading', { name: rug.title })).toBeVisible();
  expect(screen.queryByText('Brass Urli')).not.toBeInTheDocument();
});
