import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { openPage } from '@tanabana/ui/testing/showPage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FacetName } from '../../facets/facet';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

beforeEach(() => {
  serveData(sampleFiles);
});

const open = (address: string) => openPage(page, { at: address, seed: 7 });
const address = () => screen.getByTestId('address').textContent;
const shown = (count: number) => screen.findByText(`Showing ${count} of 12 products`);
const option = (facet: FacetName, label: string, place = within(document.body)) =>
  place.getByLabelText(new RegExp(`^${label} `), { selector: `[name=${facet}]` });

test('values of one facet extend the listing, values of another restrict it, and chips remove them', async () => {
  await open('/catalogue');
  expect(option('colour', 'Blue')).toHaveAccessibleName('Blue 4');
  await userEvent.click(option('colour', 'Blue'));
  await shown(4);
  await userEvent.click(option('colour', 'Brass'));
  await shown(5);
  await userEvent.click(option('material', 'Cotton'));
  await shown(3);
  expect(address()).toBe('/catalogue?colour=blue&colour=brass&material=cotton');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cotton' }));
  await shown(5);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(address()).toBe('/catalogue');
  await shown(12);
  expect(option('colour', 'Blue')).not.toBeChecked();
});

test('values without products are hidden unless they are chosen', async () => {
  await open('/catalogue?colour=blue&material=wood');
  await shown(0);
  expect(option('colour', 'Blue')).toBeEnabled();
  expect(option('material', 'Wood')).toBeEnabled();
  expect(screen.queryByLabelText(/^Under ₹1,000/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Price' })).not.toBeInTheDocument();
});

test('the listing reports an unknown value of the address, which a chip removes', async () => {
  await open('/catalogue?colour=plaid');
  expect(screen.getByText('We have no colour “plaid”, so this filter is off.')).toBeInTheDocument();
  await shown(12);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “plaid”' }));
  expect(address()).toBe('/catalogue');
});

describe('the sheet', () => {
  async function openSheet() {
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const title = await screen.findByRole('dialog', { name: 'Filter' });
    return { sheet: title, inSheet: within(title) };
  }

  test('shows the number of products, and applies the choice only with its button', async () => {
    await open('/catalogue?sort=name');
    const { sheet, inSheet } = await openSheet();
    expect(inSheet.getByText('Show 12 products')).toBeInTheDocument();
    await userEvent.click(option('colour', 'Blue', inSheet));
    const show = await inSheet.findByText('Show 4 products');
    expect(address()).toBe('/catalogue?sort=name');
    await userEvent.click(show);
    expect(sheet).not.toHaveAttribute('open');
    expect(address()).toBe('/catalogue?colour=blue&sort=name');
    await shown(4);
    expect(screen.getByText('Filter (1)')).toBeInTheDocument();
  });

  test('discards a choice that was not applied, and clears all facets', async () => {
    await open('/catalogue?colour=blue');
    const first = await openSheet();
    await userEvent.click(option('colour', 'Brass', first.inSheet));
    await userEvent.click(first.inSheet.getByLabelText('Close'));
    const { inSheet } = await openSheet();
    expect(option('colour', 'Brass', inSheet)).not.toBeChecked();
    await userEvent.click(inSheet.getByText('Clear'));
    await userEvent.click(await inSheet.findByText('Show 12 products'));
    await waitFor(() => expect(address()).toBe('/catalogue'));
  });

  test('is accessible', async () => {
    await open('/catalogue?colour=blue');
    const { sheet } = await openSheet();
    expect(await axeViolations(sheet)).toEqual([]);
  });
});
