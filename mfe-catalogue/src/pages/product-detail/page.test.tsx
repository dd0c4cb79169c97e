import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { preferReducedMotion } from '@tanabana/ui/testing/preferReducedMotion';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveData } from '../../testing/serveData';
import { files, open } from './productPage.testing';

let server: ReturnType<typeof serveData>;

beforeEach(() => {
  preferReducedMotion();
  server = serveData(files);
  localStorage.clear();
});

test('the product page shows name, breadcrumb, minimum quantity, story, care, craft and origin', async () => {
  await open('/product/10001');
  expect(screen.getByRole('heading', { level: 1, name: 'Gulnar Rug' })).toBeInTheDocument();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Catalogue',
    'Rugs',
    'Gulnar Rug',
  ]);
  expect(screen.getByText('Minimum Order Quantity: 25 units')).toBeInTheDocument();
  expect(screen.getByText('The drawing is a sheet of squared paper.')).toBeInTheDocument();
  expect(screen.getByText('Turn it twice a year')).toBeInTheDocument();
  expect(screen.getByText(/^This rug was made in Jaipur/)).toBeInTheDocument();
  expect(screen.getByText(/belong to a craft/)).toBeInTheDocument();
  const origin = within(screen.getByRole('region', { name: 'Origin' }));
  expect(origin.getByText('Jaipur, Rajasthan')).toBeInTheDocument();
});

test('the product page preselects the first size, whose amount is the price', async () => {
  await open('/product/30001');
  expect(screen.getByRole('radio', { name: /8 in/ })).toBeChecked();
  expect(screen.getByText('₹1,250', { selector: 'strong' })).toBeInTheDocument();
});

test('the product page changes price and address with the size', async () => {
  await open('/product/30001');
  await userEvent.click(screen.getByRole('radio', { name: /12 in/ }));
  expect(screen.getByText('₹2,350', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/product/30001?size=12+in');
});

test('the product page preselects the size of the address', async () => {
  await open('/product/30001?size=12%20in');
  expect(screen.getByRole('radio', { name: /12 in/ })).toBeChecked();
});

test('the product page hides every price of a rug', async () => {
  const { container } = await open('/product/10001');
  expect(screen.getByText('Price on request')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '8 x 10 ft 244 × 305 cm' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent('40,250');
});

test('the product page shows a message and the base price if there are no sizes', async () => {
  await open('/product/30002');
  expect(screen.getByText('No size options available')).toBeInTheDocument();
  expect(screen.getByText('₹800', { selector: 'strong' })).toBeInTheDocument();
});

test('the product page shows a placeholder if there are no pictures', async () => {
  await open('/product/30002');
  expect(screen.getAllByRole('img', { name: 'No picture yet' })[0]).toBeInTheDocument();
});

test('the product page shows 4 related and 6 recommended products', async () => {
  await open('/product/30001');
  const cardsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('article');
  expect(cardsOf('Related products')).toHaveLength(4);
  expect(cardsOf('You may also like')).toHaveLength(6);
});

test.each(['99999', 'abc', '0', '1e3', '030001'])('the product page shows no product for %s', async (id) => {
  await open(`/product/${id}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeInTheDocument();
  expect(
    screen.getByText("The product you're looking for doesn't exist or has been moved."),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Catalogue' })).toHaveAttribute('href', '/catalogue');
});

test('the product page shows a failure, and loads the product when it is retried', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.fail(true);
  await open('/product/40001');
  expect(screen.getByRole('heading', { name: 'Failed to load product details' })).toBeInTheDocument();
  server.fail(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Product 40001' })).toBeInTheDocument();
});

test.each(['/product/10001', '/product/30002', '/product/none'])(
  'the product page is accessible at %s',
  async (address) => {
    const { container } = await open(address);
    expect(await axeViolations(container)).toEqual([]);
  },
);
