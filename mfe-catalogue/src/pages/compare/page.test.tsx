import { cartStore } from '@tanabana/shop/cart/cartStore';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { openPage, requestOf } from '@tanabana/ui/testing/showPage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenProducts } from '../../components/compare/chosenProducts';
import { serveData } from '../../testing/serveData';
import { files } from '../product-detail/productPage.testing';
import page from './page';

let data: ReturnType<typeof serveData>;

beforeEach(async () => {
  data = serveData(files);
  chosenProducts.choose([]);
  await cartStore.update(() => ({ items: [], isOpen: false }));
});

const open = (address: string) => openPage(page, { at: address });
const table = () => within(screen.getByRole('table'));
const rowOf = (label: string) =>
  within(table().getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each product of the address is a column', async () => {
  const { container } = await open('/compare?ids=10001,30001,30002');
  expect(table().getByRole('columnheader', { name: /Gulnar Rug/ })).toBeInTheDocument();
  expect(rowOf('Price')).toEqual(['Price on request', '₹1,250 – ₹2,350', '₹800']);
  expect(rowOf('Sizes')).toEqual([
    '5 x 7 ft (152 × 213 cm)8 x 10 ft (244 × 305 cm)',
    '8 in (20 cm)12 in (30 cm)',
    'not stated',
  ]);
  expect(rowOf('Care')).toEqual(['Turn it twice a year', 'Wipe clean', 'not stated']);
  expect(await axeViolations(container)).toEqual([]);
});

test('the chosen size and quantity are added to the cart', async () => {
  await open('/compare?ids=30001,30002');
  await userEvent.selectOptions(table().getByRole('combobox', { name: 'Size of Blue Vase' }), '12 in');
  const [vase] = table().getAllByRole('button', { name: 'Add to Cart' });
  if (vase) await userEvent.click(vase);
  expect(await table().findByRole('button', { name: 'Added to Cart!' })).toBeDisabled();
  expect(cartStore.read().items).toMatchObject([{ id: 30001, size: '12 in', price: 2350, quantity: 25 }]);
});

test('a removed product leaves the address and the ticks', async () => {
  chosenProducts.choose([30001, 30002]);
  await open('/compare?ids=10001,30001');
  const link = table().getByRole('link', { name: 'Remove Blue Vase' });
  expect(link).toHaveAttribute('href', '/compare?ids=10001');
  await userEvent.click(link);
  expect(chosenProducts.text()).toBe('30002');
  await waitFor(() => expect(table().getAllByRole('columnheader')).toHaveLength(1));
});

test('the compared products are ticked when the shopper adds another', async () => {
  await open('/compare?ids=10001,30001');
  expect(chosenProducts.text()).toBe('');
  await userEvent.click(screen.getByRole('link', { name: 'Add another product' }));
  expect(chosenProducts.text()).toBe('10001,30001');
});

test.each([
  ['/compare?ids=10001,99999', 'One product of this address is not in our catalogue.'],
  ['/compare?ids=10001,99999,nonsense', '2 products of this address are not in our catalogue.'],
  ['/compare?ids=10001,10001', 'A product that the address names twice is shown once.'],
  ['/compare?ids=10001,30001,30002,30003', 'The address names 4, and the page shows the first 3.'],
])('%s shows a sentence and the other products', async (address, sentence) => {
  await open(address);
  expect(screen.getByText(sentence, { exact: false })).toBeInTheDocument();
  expect(table().getByRole('columnheader', { name: /Gulnar Rug/ })).toBeInTheDocument();
});

test.each(['/compare', '/compare?ids=', '/compare?ids=99999', '/compare?ids=%3Cb%3E'])(
  '%s leads to the catalogue',
  async (address) => {
    await open(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing to compare yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Catalogue' })).toHaveAttribute('href', '/catalogue');
  },
);

test('products that cannot be read are a failure with another attempt', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  data.fail(true);
  const address = '/compare?ids=50001,50002';
  await open(address);
  data.fail(false);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(retry);
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('columnheader', { name: /Product 50001/ })).toBeInTheDocument();
  expect(page.meta(requestOf({ at: address }), page.failure!)).toMatchObject({ status: 503, hidden: true });
});
