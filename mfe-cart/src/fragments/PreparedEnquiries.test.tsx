import type { FragmentComponentProps } from '@tanabana/contract/pages/page';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { requestOf } from '@tanabana/ui/testing/showPage';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { serveCatalogue } from '../cart/catalogueRecords.testing';
import { cartOf } from '../cart/sampleLines.testing';
import { enquiryStore, storeEnquiry } from '../enquiry/enquiryStore';
import { enquiryOf, urliLine } from '../enquiry/sampleEnquiry.testing';
import { published } from '../lines/samplePrices.testing';
import fragment from './PreparedEnquiries';

const user = userEvent.setup();
const NONE = 'No enquiry has been prepared in this browser yet.';
const napkins = {
  id: 30033,
  name: 'Block-Printed Napkins',
  category: 'Handicraft Products',
  price: 980,
  sizes: [{ size: '18 x 18 in', amount: 980, unit: { name: 'set', pieces: 6, piece: 'napkin' } }],
};
const napkinLine = {
  ...urliLine,
  id: 30033,
  title: 'Block-Printed Napkins',
  size: '18 x 18 in',
  price: 980,
  targetPrice: '900',
};
const goneLine = { ...urliLine, id: 99999, title: 'Gone', size: '', quantity: 30 };
const prepared = enquiryOf({ ...urliLine, size: '10 in', price: 1680 }, napkinLine, goneLine);

function element() {
  const { records } = serveCatalogue([...published, napkins]);
  const props: FragmentComponentProps<undefined> = {
    request: requestOf({ at: '/dashboard', records }),
    data: undefined,
  };
  return (
    <MemoryRouter>
      <fragment.Component {...props} />
    </MemoryRouter>
  );
}

const show = () => render(element());
const store = () => enquiryStore.update((record) => storeEnquiry(record, prepared, 'mail'));

beforeEach(async () => {
  window.localStorage.clear();
  await cartStore.update(() => cartOf());
});

test('the fragment lists the enquiries prepared in this browser, and says where they are saved', async () => {
  await store();
  const { container } = show();
  const list = within(await screen.findByRole('region', { name: 'My enquiries' }));
  expect(list.getByText(/^Prepared in this browser, and saved only here\./)).toBeVisible();
  expect(list.getByText(prepared.reference)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('the fragment names what each price buys, as soon as the product is read', async () => {
  await store();
  show();
  await user.click(await screen.findByText(prepared.reference));
  expect(await screen.findByText('₹980 a set of 6')).toBeVisible();
  expect(screen.getByText('25 sets = 150 napkins (₹163 each)')).toBeVisible();
  expect(screen.getByText('Target ₹900 a set of 6')).toBeVisible();
  expect(screen.getByText('₹1,680 each')).toBeVisible();
  // What the price of a product that is no longer made bought is not known.
  expect(screen.getByText('₹2,450')).toBeVisible();
});

test('the fragment fills the cart with an enquiry', async () => {
  await store();
  show();
  await user.click(await screen.findByText(prepared.reference));
  await user.click(screen.getByRole('button', { name: `Reorder ${prepared.reference}` }));
  await user.click(await screen.findByRole('button', { name: 'Fill my cart' }));
  await waitFor(() => expect(cartStore.read().items).toMatchObject([{ id: 30001 }, { id: 30033 }]));
});

test('the fragment says how to prepare an enquiry if there is none', async () => {
  show();
  expect(await screen.findByText(NONE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prepare an enquiry' })).toHaveAttribute('href', '/enquiry');
});

test('the fragment displays nothing on the server', async () => {
  await store();
  expect(renderToString(element())).toBe('');
});
