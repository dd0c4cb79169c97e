import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { openPage } from '@tanabana/ui/testing/showPage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

beforeEach(() => {
  serveData(sampleFiles);
});

const open = (address: string) => openPage(page, { at: address, seed: 7 });
const shownNames = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const productNames = () => shownNames().filter((name) => name !== 'From these workshops');
const address = () => screen.getByTestId('address').textContent;

test('the listing page has its title, its filters and all products', async () => {
  await open('/catalogue');
  expect(screen.getByRole('heading', { level: 1, name: 'Handcrafted Treasures' })).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Search products, artisans, categories...')).toBeInTheDocument();
  expect(screen.getByText('Showing 12 of 12 products')).toBeInTheDocument();
  expect(productNames()).toHaveLength(12);
});

test.each([
  ['/catalogue?category=pottery', 'Pottery'],
  ['/catalogue?q=vase', '“vase”'],
  ['/catalogue?category=pottery&q=vase', '“vase” in Pottery'],
  ['/catalogue?sort=newest', 'Handcrafted Treasures'],
])('the heading of %s says what is listed', async (address, heading) => {
  await open(address);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('the listing page offers All and the categories, and the seven orders', async () => {
  await open('/catalogue');
  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Category').slice(0, 3)).toEqual(['All', 'Textiles', 'Art']);
  expect(options('Sort By')).toEqual([
    'Featured',
    'Price: Low to High',
    'Price: High to Low',
    'Highest Rated',
    'Most Reviews',
    'Name A-Z',
    'Newest First',
  ]);
});

test('the listing page preselects the category of the address in any spelling', async () => {
  await open('/catalogue?category=HOME_decor');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Home Decor');
  expect(screen.getByText('Showing 1 of 12 products')).toBeInTheDocument();
});

test('the listing page writes a chosen category to the address, and removes it for All', async () => {
  await open('/catalogue');
  const category = screen.getByRole('combobox', { name: 'Category' });
  await userEvent.selectOptions(category, 'Pottery');
  expect(address()).toBe('/catalogue?category=pottery');
  expect(await screen.findByText('Showing 2 of 12 products')).toBeInTheDocument();
  await userEvent.selectOptions(category, 'All');
  expect(address()).toBe('/catalogue');
  expect(await screen.findByText('Showing 12 of 12 products')).toBeInTheDocument();
});

test('the listing page finds products by an unfinished word while the visitor types', async () => {
  await open('/catalogue');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ajrak');
  expect(await screen.findByText('Showing 1 of 12 products')).toBeInTheDocument();
  expect(productNames()).toEqual(['Ajrakh Bed Throw']);
  expect(address()).toBe('/catalogue?q=ajrak');
});

test('the listing page sorts by descending price', async () => {
  await open('/catalogue');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Price: High to Low');
  await waitFor(() => expect(productNames()[0]).toBe('Indigo Band Dhurrie, 5 x 7 ft'));
  expect(address()).toBe('/catalogue?sort=price-high');
});

test('the listing page has a chip for each filter that removes it', async () => {
  await open('/catalogue?category=pottery&q=vase');
  expect(screen.getByText('Showing 1 of 12 products')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Pottery' }));
  expect(address()).toBe('/catalogue?q=vase');
  await userEvent.click(screen.getByRole('button', { name: 'Remove “vase”' }));
  expect(address()).toBe('/catalogue');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the button Clear all filters preserves the order', async () => {
  await open('/catalogue?category=pottery&q=vase&sort=name');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(address()).toBe('/catalogue?sort=name');
  expect(await screen.findByText('Showing 12 of 12 products')).toBeInTheDocument();
});

test('the listing page shows a message and a button that clears the filters if nothing is found', async () => {
  await open('/catalogue?q=zzzz');
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeInTheDocument();
  expect(
    screen.getByText("Try adjusting your search or filters to find what you're looking for."),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters and search' }));
  expect(await screen.findByText('Showing 12 of 12 products')).toBeInTheDocument();
});

test('the listing page reports the dropped word of a search', async () => {
  await open('/catalogue?q=xyz+vase');
  expect(screen.getByText('No results for “xyz”. Showing results for “vase” instead.')).toBeInTheDocument();
  expect(screen.getByText(/^Showing [1-9]\d* of 12 products$/)).toBeInTheDocument();
});

test('the listing page reports an unknown category until the filter is removed', async () => {
  await open('/catalogue?category=spaceships');
  expect(screen.getByText('We have no category “spaceships”, so you see all of them.')).toBeInTheDocument();
  expect(screen.getByText('Showing 12 of 12 products')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove “spaceships”' }));
  expect(address()).toBe('/catalogue');
  await waitFor(() => expect(screen.queryByText(/^We have no category/)).not.toBeInTheDocument());
});

test.each(['/catalogue?q=xyz+vase', '/catalogue', '/catalogue?category=pottery&q=vase', '/catalogue?q=zzzz'])(
  'the listing page is accessible at %s',
  async (path) => {
    const { container } = await open(path);
    expect(await axeViolations(container)).toEqual([]);
  },
);

test('the listing of a workshop has its own head and no list of workshops', async () => {
  await open('/catalogue?workshop=jaipur');
  expect(await screen.findByRole('heading', { level: 1, name: 'Jaipur' })).toBeInTheDocument();
  expect(screen.queryByText('Handcrafted Treasures')).not.toBeInTheDocument();
  expect(screen.getByText('Showing 2 of 12 products')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'From these workshops' })).not.toBeInTheDocument();
});

test('the workshops below the listing are those of the listed products', async () => {
  await open('/catalogue?category=pottery');
  const workshops = within(screen.getByRole('region', { name: 'From these workshops' })).getAllByRole('link');
  expect(workshops.length).toBeLessThanOrEqual(2);
  expect(workshops[0]).toHaveAttribute('href', expect.stringContaining('?workshop='));
});

test('the listing displays collections unless it is searched or filtered', async () => {
  await open('/catalogue');
  const collections = within(screen.getByRole('region', { name: 'Collections' }));
  await userEvent.click(collections.getByRole('link', { name: 'Under ₹1,000' }));
  expect(address()).toBe('/catalogue?price=under-1000');
  expect(screen.queryByRole('region', { name: 'Collections' })).not.toBeInTheDocument();
});
