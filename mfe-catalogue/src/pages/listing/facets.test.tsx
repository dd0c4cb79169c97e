import { axeViolations } from '@tanabana/runtime/testing/axeViolations';
import { openPage } from '@tanabana/runtime/testing/showPage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

beforeEach(() => {
  serveData(sampleFiles);
});

const open = (address: string) => openPage(page, { at: address, seed: 7 });
const address = () => screen.getByTestId('address').textContent;
const shown = (count: number) => screen.findByText(`Showing ${count} of 12 products`);
/** A value in the row of facets; jsdom shows popovers always, and the row for wide screens never. */
const value = (name: RegExp) => screen.getByRole('checkbox', { name, hidden: true });

test('values of one facet widen the listing, values of another narrow it, and chips remove them', async () => {
  await open('/catalogue');
  expect(value(/^Blue/)).toHaveAccessibleName('Blue 4');
  await userEvent.click(value(/^Blue/));
  await shown(4);
  await userEvent.click(value(/^Brass/));
  await shown(6);
  expect(address()).toBe('/catalogue?colour=blue&colour=brass');
  await userEvent.click(value(/^Cotton/));
  await shown(3);
  expect(address()).toBe('/catalogue?colour=blue&colour=brass&material=cotton');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cotton' }));
  await shown(6);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(address()).toBe('/catalogue');
  await shown(12);
  expect(value(/^Blue/)).not.toBeChecked();
});

test('a value that would leave nothing cannot be chosen, but a chosen one can be removed', async () => {
  await open('/catalogue?colour=blue&material=wood');
  await shown(0);
  expect(value(/^Blue/)).toBeEnabled();
  expect(value(/^Wood/)).toBeEnabled();
  expect(value(/^Paper/)).toBeDisabled();
});

test('the listing says that a value of the address does not exist, and offers to remove it', async () => {
  await open('/catalogue?colour=plaid');
  expect(screen.getByText('There is no colour “plaid”; it is ignored.')).toBeInTheDocument();
  await shown(12);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “plaid”' }));
  expect(address()).toBe('/catalogue');
});

describe('the sheet', () => {
  async function openSheet() {
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    return screen.findByRole('dialog', { name: 'Filter' });
  }

  test('shows how many products are left, and applies what is chosen with its button only', async () => {
    await open('/catalogue?sort=name');
    const sheet = await openSheet();
    expect(within(sheet).getByRole('button', { name: 'Show 12 products' })).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Blue/ }));
    const show = await within(sheet).findByRole('button', { name: 'Show 4 products' });
    expect(address()).toBe('/catalogue?sort=name');
    await userEvent.click(show);
    expect(sheet).not.toHaveAttribute('open');
    expect(address()).toBe('/catalogue?colour=blue&sort=name');
    await shown(4);
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeInTheDocument();
  });

  test('forgets what was not applied, and clears all facets', async () => {
    await open('/catalogue?colour=blue');
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Brass/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    const again = await openSheet();
    expect(within(again).getByRole('checkbox', { name: /^Brass/ })).not.toBeChecked();
    await userEvent.click(within(again).getByRole('button', { name: 'Clear' }));
    await userEvent.click(await within(again).findByRole('button', { name: 'Show 12 products' }));
    await waitFor(() => expect(address()).toBe('/catalogue'));
  });

  test('is accessible', async () => {
    const { container } = await open('/catalogue?colour=blue');
    await openSheet();
    expect(await axeViolations(container)).toEqual([]);
  });
});
