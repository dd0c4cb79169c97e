import { lineKey } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { showPage } from '@tanabana/ui/testing/showPage';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveCatalogue } from '../cart/catalogueRecords.testing';
import { cartOf, urli } from '../cart/sampleLines.testing';
import { emptyDraft, readDraft, storeDraft, withRequests } from '../enquiry/enquiryDraft';
import cart from './cart/page';
import checkout from './checkout/page';
import enquiry from './enquiry/page';
import wishlist from './wishlist/page';

const sizes = [
  { size: '8 in', amount: 1250 },
  { size: '12 in', amount: 2450 },
];
const { title: name, category, color, material } = urli;
const published = [
  { id: urli.id, name, category, color, material, price: 1250, sizes },
  { id: 30_002, name: 'Tray', category, price: 900, sizes: [] },
];

/** Lines that were stored months ago. The catalogue sells only the tray as it is stored. */
const urliGone = { ...urli, size: '99 in', quantity: 60 };
const trainGone = { ...urli, id: 39_999, title: 'Toy Train', price: 750 };
const tray = { ...urli, id: 30_002, title: 'Tray', size: 'Standard', price: 900 };

afterEach(() => localStorage.clear());

const show = (page: typeof cart, at: string) =>
  showPage(page, { at, records: serveCatalogue(published).records, settings: { payments: true } });

const rowOf = (title: string) => screen.getByRole('article', { name: title });

test('the cart names what is no longer made, leaves it out of the total, and cannot be paid', async () => {
  await cartStore.update(() => cartOf(urliGone, trainGone, tray));
  const { container } = show(cart, '/cart');
  expect(await screen.findByText('No longer made in 99 in (251 cm).')).toBeVisible();
  expect(within(rowOf('Toy Train')).getByText('No longer made.')).toBeVisible();
  expect(container).not.toHaveTextContent(/₹750|₹1,250 each|₹75,000|₹2,450 each/);
  expect(screen.getByText('Total ₹22,500')).toBeInTheDocument();
  expect(screen.getByText(/^The total leaves out 2 lines/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toHaveAccessibleDescription(
    /^Some of your lines are no longer made/,
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('a size that is no longer made is changed in the cart, with quantity, note and target price', async () => {
  await cartStore.update(() => cartOf(urliGone, tray));
  const requests = { targetPrice: '1100', note: 'lobby, gold ribbon', measure: '', wantsSample: true };
  storeDraft(withRequests(emptyDraft, lineKey(urliGone), requests));
  show(cart, '/cart');
  await userEvent.click(await screen.findByRole('button', { name: '8 in (20 cm), ₹1,250' }));
  const changed = { ...urliGone, image: '', size: '8 in', price: 1250 };
  await waitFor(() => expect(cartStore.read().items).toEqual([changed, tray]));
  expect(within(rowOf(name)).getByRole('link', { name })).toHaveFocus();
  const draft = readDraft();
  const key = lineKey(changed);
  expect([draft.targets[key], draft.lineNotes[key], draft.samples[key]]).toEqual([
    '1100',
    'lobby, gold ribbon',
    true,
  ]);
});

test('the enquiry asks about what is no longer made, and changes its size', async () => {
  await cartStore.update(() => cartOf(urliGone, trainGone, tray));
  show(enquiry, '/enquiry');
  expect(await screen.findByText('No longer made in 99 in (251 cm).')).toBeVisible();
  expect(screen.getByText('Subtotal:', { exact: false })).toHaveTextContent('Subtotal: ₹22,500');
  const visitor = userEvent.setup();
  await visitor.click(await screen.findByRole('button', { name: 'Copy text' }));
  const letter = await navigator.clipboard.readText();
  expect(letter).toContain(
    'You no longer list the size 99 in (251 cm). Can you still make it, or what comes closest?',
  );
  expect(letter).toContain('You no longer list this product.');
  expect(letter).toContain('Priced items: ₹22,500');
  expect(letter).not.toMatch(/₹1,250|₹2,450|₹750/);
  await visitor.type(screen.getByRole('textbox', { name: `Note, ${name}` }), 'lobby');
  await visitor.click(screen.getByRole('button', { name: '12 in (30 cm), ₹2,450' }));
  const heading = within(rowOf(name)).getByRole('heading', { name });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('textbox', { name: `Note, ${name}` })).toHaveValue('lobby');
  expect(within(rowOf(name)).getByText('₹1,47,000')).toBeVisible();
});

test('a changed price is reported once, with the old and the new one', async () => {
  for (const page of [cart, enquiry, checkout]) {
    await cartStore.update(() => cartOf({ ...tray, price: 750 }));
    const first = show(page, '/');
    expect(await screen.findByText('Price changed from ₹750 to ₹900')).toBeVisible();
    await waitFor(() => expect(cartStore.read().items).toEqual([tray]));
    expect(screen.getByText('Price changed from ₹750 to ₹900')).toBeVisible();
    first.unmount();
    const again = show(page, '/');
    expect(await screen.findAllByText(/₹22,500/)).not.toHaveLength(0);
    expect(screen.queryByText(/Price changed/)).not.toBeInTheDocument();
    again.unmount();
  }
});

test('removing a line and undoing it stores the fields of a cart only', async () => {
  await cartStore.update(() => cartOf({ ...tray, price: 750 }, trainGone));
  show(cart, '/cart');
  await screen.findByText('No longer made.');
  await userEvent.click(screen.getByRole('button', { name: 'Empty cart' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cartStore.read().items).toHaveLength(2));
  const stored = JSON.parse(localStorage.getItem('tanabana_cart') ?? '') as { items: object[] };
  expect(stored.items.map((item) => Object.keys(item).sort())).toEqual(
    [tray, trainGone].map((item) => Object.keys(item).sort()),
  );
});

test('the wishlist does not sell a product that is no longer made', async () => {
  const entry = { name: 'Toy Train', price: 750, image: '', category, addedAt: '' };
  await wishlistStore.update(() => [
    { ...entry, id: 39_999 },
    { ...entry, id: 30_002 },
  ]);
  show(wishlist, '/wishlist');
  expect(await screen.findByText('No longer made.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Add to Cart/ })).toHaveLength(1);
  expect(screen.queryByText('₹750')).not.toBeInTheDocument();
});
