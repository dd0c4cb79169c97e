import { preferReducedMotion } from '@tanabana/ui/testing/preferReducedMotion';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECENTLY_VIEWED_KEY } from '../../recent/recentlyViewed';
import { serveData } from '../../testing/serveData';
import { files, open } from './productPage.testing';

/** Replaces IntersectionObserver by a substitute that reports `isIntersecting` for every observed element. */
function observeAs(isIntersecting: boolean) {
  class Observer {
    constructor(private readonly report: (entries: readonly object[]) => void) {}
    observe() {
      queueMicrotask(() => act(() => this.report([{ isIntersecting }])));
    }
    disconnect() {
      return undefined;
    }
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
}

beforeEach(() => {
  preferReducedMotion();
  serveData(files);
  localStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('trade data is a table with a column for each size', async () => {
  await open('/product/30001');
  const table = screen.getByRole('region', { name: 'Measures and packing by size' });
  const cells = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Size', '8 in', '12 in']);
  expect(cells('Weight, kg')).toEqual(['0.57', '1.30']);
  expect(cells('Packed, cm')).toEqual(['19 × 19 × 26', '25 × 25 × 36']);
  expect(cells('Units in a carton')).toEqual(['8', '2']);
  expect(screen.getByRole('row', { name: 'Making time 4 to 6 weeks for 25 units' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'HSN code 6913' })).toBeInTheDocument();
});

test('evidence for importers is a specification of the products that have it', async () => {
  const { unmount } = await open('/product/30003');
  const term = screen.getByText('Food contact');
  expect(term.nextElementSibling).toHaveTextContent('Regulation (EC) No 1935/2004, report TR-118');
  unmount();
  await open('/product/30001');
  expect(screen.queryByText(/Food contact|Toy safety|Wood|Flammability/)).not.toBeInTheDocument();
});

test('a certificate with a number is linked and listed with it, others are on request', async () => {
  await open('/product/30003');
  expect(screen.getByRole('link', { name: 'CM-7' })).toHaveAttribute(
    'href',
    'https://craftmark.example/CM-7',
  );
  const certificates = 'Certificates Craftmark, no. CM-7; GoodWeave (papers on request)';
  expect(screen.getByRole('row', { name: certificates })).toBeInTheDocument();
});

test('the dispatch time depends on the chosen quantity', async () => {
  await open('/product/30003');
  expect(screen.getByText('In stock: dispatched within 48 hours', { selector: 'span' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(
    screen.getByText(
      '25 in stock: dispatched within 48 hours. The other 1 made to order: 4 to 6 weeks for 25 units; our reply gives the date for all',
    ),
  ).toBeInTheDocument();
});

test('a shop that states no times of dispatch and delivery promises none', async () => {
  const stated = { name: 'Delivery after dispatch 3-7 business days in India, 7-21 abroad' };
  const { unmount } = await open('/product/30003');
  expect(screen.getByRole('row', stated)).toBeInTheDocument();
  unmount();
  await open('/product/30003', {}, { dispatchTime: undefined, deliveryTime: undefined });
  expect(screen.getByText('In stock', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Availability In stock' })).toBeInTheDocument();
  expect(screen.queryByText(/dispatch/i)).not.toBeInTheDocument();
});

test('the size by which rugs are filtered is selected', async () => {
  await open('/product/10001?size=8x10');
  expect(screen.getByRole('radio', { name: '8 x 10 ft 244 × 305 cm' })).toBeChecked();
});

test('products made to order have no promise of 48 hours', async () => {
  await open('/product/30001');
  expect(screen.getByText('Made to order: 4 to 6 weeks for 25 units')).toBeInTheDocument();
  expect(screen.queryByText(/48 hours/)).not.toBeInTheDocument();
});

test('a product without trade data has neither a table nor a dispatch time', async () => {
  await open('/product/30002');
  expect(screen.queryByRole('heading', { name: 'Delivery, packing and customs' })).not.toBeInTheDocument();
  expect(screen.queryByText(/weeks|48 hours/)).not.toBeInTheDocument();
});

test('the link for questions contains the name and SKU of the product', async () => {
  await open('/product/30001');
  expect(screen.getByRole('link', { name: 'Ask about this product' })).toHaveAttribute(
    'href',
    '/contact?about=Blue+Vase&sku=SKU-30001',
  );
});

test('the maker is a link to the products of the workshop', async () => {
  await open('/product/30001');
  expect(screen.getByRole('link', { name: 'Neelam Kiln Studio' })).toHaveAttribute(
    'href',
    '/catalogue?workshop=neelam-kiln-studio',
  );
});

test('the story has a link to the artisan of the workshop', async () => {
  const artisans = [{ id: 5, name: 'Neelam Kumawat', craft: 'Blue pottery', workshop: 'Neelam Kiln Studio' }];
  serveData({ ...files, '/records/artisans.json': JSON.stringify(artisans) });
  const records = { 'content/artisans': { address: '/records/artisans.json' } };
  observeAs(true);
  await open('/product/10001', records);
  expect(await screen.findByRole('link', { name: 'Meet Neelam Kumawat' })).toHaveAttribute(
    'href',
    '/artisans?openDialog=5',
  );
});

test('the bar adds the chosen size and quantity while the button is out of view', async () => {
  observeAs(false);
  await open('/product/30001?size=12%20in');
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  const bar = within(screen.getByRole('region', { name: 'Your order' }));
  expect(bar.getByText('₹61,100')).toBeInTheDocument();
  expect(bar.getByText('26 units, 12 in (30 cm)')).toBeInTheDocument();
  await userEvent.click(bar.getByRole('button', { name: 'Add 26 to Cart' }));
  expect(bar.getByRole('button', { name: 'Added to Cart!' })).toBeDisabled();
  expect(bar.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByText('Added to your cart: 26 × Blue Vase, 12 in (30 cm).')).toHaveRole('status');
  expect(localStorage.getItem('tanabana_cart')).toContain('"quantity":26');
});

test('the bar is empty and inert while the button is in view', async () => {
  observeAs(true);
  await open('/product/30001');
  const bar = screen.getByLabelText('Your order');
  expect(bar).toBeEmptyDOMElement();
  expect(bar).toHaveAttribute('inert');
});

test('recently viewed products appear when the visitor scrolls near them, and can be cleared', async () => {
  localStorage.setItem(RECENTLY_VIEWED_KEY, '[10001,30001,30002]');
  observeAs(true);
  await open('/product/30001');
  const viewed = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(within(viewed).getAllByRole('article')).toHaveLength(2);
  expect(within(viewed).getByRole('link', { name: /Gulnar Rug/ })).toHaveAttribute('href', '/product/10001');
  expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe('[30001,10001,30002]');
  await userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe('[]');
});

test('a product is compared with similar ones, and has a tear sheet', async () => {
  await open('/product/30001');
  const compare = screen.getByRole('link', { name: 'Compare with similar products' });
  expect(compare).toHaveAttribute('href', expect.stringMatching(/^\/compare\?ids=30001,\d+,\d+$/));
  const sheet = screen.getByRole('link', { name: 'Print a tear sheet' });
  expect(sheet).toHaveAttribute('href', '/tear-sheet?ids=30001');
});

test('the product page shows care instructions once', async () => {
  await open('/product/30001');
  expect(screen.getAllByText('Wipe clean')).toHaveLength(1);
});

test('of colours, the first that is not sold out is chosen, with its former price', async () => {
  await open('/product/30009');
  expect(screen.getByRole('group', { name: 'Colour' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /indigo/ })).toBeChecked();
  expect(screen.getByText('₹1,200').closest('s')).toHaveTextContent('₹1,200');
  expect(screen.getByText('Made to order')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('a colour that is sold out can be looked at, but not be added', async () => {
  await open('/product/30009?size=rose');
  expect(screen.getByRole('radio', { name: 'rose Sold out' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Add.*Cart/ })).not.toBeInTheDocument();
  const specifications = within(await screen.findByRole('region', { name: 'Specifications' }));
  expect(specifications.getByText('SKU-30009')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /indigo/ }));
  expect(specifications.getByText('CU-IND')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('a product that is sold out has no quantity', async () => {
  await open('/product/30010');
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask about this product' })).toBeInTheDocument();
});
