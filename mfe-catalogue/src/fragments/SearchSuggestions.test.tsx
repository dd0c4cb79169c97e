import { act, render, screen, waitFor, within } from '@testing-library/react';
import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { findSuggestions } from '../listing/findSuggestions';
import { sourceOf } from '../listing/listingSource.testing';
import { createListingReader } from '../listing/readListing';
import type { CatalogueSource } from '../source/createCatalogueSource';
import { cardWith } from '../testing/productOf';
import { Suggest } from './SearchSuggestions';

const cards = Array.from({ length: 8 }, (_, index) =>
  cardWith({ id: index + 1, name: `Dhurrie ${index + 1}`, category: 'Rugs', price: 0 }),
);
const napkins = cardWith({
  id: 9,
  name: 'Dhurrie Napkins',
  price: 780,
  isLowest: true,
  unit: { name: 'set', pieces: 6, piece: 'napkin' },
});

const source: CatalogueSource = {
  ...sourceOf(
    [...cards, napkins].map((card) => ({ card, facets: {} })),
    [],
  ),
  catalogue: () =>
    Promise.resolve({ total: 8, isLarge: false, categories: [{ name: 'Rugs', summary: '', count: 8 }] }),
  search: () =>
    Promise.resolve((text) =>
      text.startsWith('dhurrie')
        ? {
            ids: text === 'dhurrie' ? cards.map(({ id }) => id) : [text === 'dhurrie n' ? 9 : 3],
            matched: [text],
            unmatched: [],
            isPartial: false,
            isNear: false,
          }
        : { ids: [], matched: [], unmatched: [text], isPartial: false, isNear: false },
    ),
  workshops: () =>
    Promise.resolve([
      { key: '', name: 'Dhurrie Weavers', place: 'Warangal', count: 2, craft: '', about: '' },
    ]),
};

const request = {
  seed: 1,
  listPages: () => Promise.resolve([{ label: 'FAQ', section: 'Help', to: '/faq', searchWords: ['returns'] }]),
};

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders the suggestions below a search field like that of the shell's header. */
function show(given: CatalogueSource = source) {
  const reader = createListingReader(given);
  const find: ComponentProps<typeof Suggest>['find'] = (text, signal) =>
    findSuggestions(reader, request, text, signal);
  const form = document.createElement('form');
  form.innerHTML = '<input type="search" aria-label="Search the shop">';
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  document.body.replaceChildren(form);
  const field = form.querySelector('input')!;
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Suggest field={field} find={find} />
      <Address />
    </MemoryRouter>,
  );
  act(() => field.focus());
  return { field, form, submitted };
}

const type = async (text: string) => {
  await userEvent.type(screen.getByRole('combobox'), text);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded'));
};
const options = () => screen.getAllByRole('option');
const chosen = () => screen.queryByRole('option', { selected: true });
const address = () => screen.getByTestId('address');

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  // jsdom has no layout, so it does not implement `scrollIntoView`.
  Element.prototype.scrollIntoView = jest.fn();
});

test('the field becomes a combobox with products, a link to all of them, and makers', async () => {
  const { field } = show();
  await type('dhurrie');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(await within(list).findByRole('option', { name: /^Dhurrie 6/ })).toBeVisible();
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(field).toHaveAttribute('aria-autocomplete', 'list');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(within(screen.getByRole('group', { name: 'Products' })).getAllByRole('option')).toHaveLength(7);
  expect(options()[0]).toHaveAccessibleName('Dhurrie 1 Jaipur, Rajasthan Price on Request');
  expect(screen.getByRole('option', { name: 'Show all 8 products' })).toHaveAttribute(
    'href',
    '/catalogue?q=dhurrie',
  );
  expect(within(screen.getByRole('group', { name: 'Makers' })).getByRole('option')).toHaveAttribute(
    'href',
    '/catalogue?workshop=dhurrie-weavers',
  );
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a price is worded as on the card', async () => {
  show();
  await type('dhurrie n');
  expect(
    await screen.findByRole('option', { name: 'Dhurrie Napkins Jaipur, Rajasthan from ₹780 a set of 6' }),
  ).toBeVisible();
});

test('the arrow keys choose an option while the field stays focused, and none after the last and before the first', async () => {
  const { field } = show();
  await type('dhurrie');
  await screen.findByRole('option', { name: /^Dhurrie 1/ });
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Dhurrie 2');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', chosen()?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBeNull();
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options().at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBeNull();
});

test('Enter opens the chosen option, and submits the form when none is chosen', async () => {
  const { submitted } = show();
  await type('dhurrie');
  await screen.findByRole('option', { name: /^Dhurrie 1/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toHaveTextContent('/product/1');
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});

test.each(['{ArrowLeft}', '{Home}', '{End}', 's'])('%s deselects the chosen option', async (key) => {
  show();
  await type('dhurrie');
  await screen.findByRole('option', { name: /^Dhurrie 1/ });
  await userEvent.keyboard(`{ArrowDown}${key}`);
  expect(chosen()).toBeNull();
});

test('the arrow keys choose no option while a text is composed', async () => {
  const { field } = show();
  await type('dhurrie');
  await screen.findByRole('option', { name: /^Dhurrie 1/ });
  act(
    () =>
      void field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }),
      ),
  );
  expect(chosen()).toBeNull();
});

test('the number of suggestions is announced once, when typing pauses', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.type(screen.getByRole('combobox'), 'dhurrie');
  const status = screen.getByRole('status');
  await act(() => jest.advanceTimersByTimeAsync(10));
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(status).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(status).toHaveTextContent('8 suggestions');
});

test('without a match the list is closed and a message is displayed', async () => {
  const { field } = show();
  await type('zzz');
  expect(await screen.findByText(/^Nothing found for “zzz”/)).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No suggestions'), {
    timeout: 2_000,
  });
});

test('an empty field displays what can be searched, and the categories', async () => {
  show();
  expect(await screen.findByText(/^Search by name, colour, material/)).toBeVisible();
  expect(options().map((option) => option.textContent)).toEqual(['Rugs8 products']);
});

test('a word of another part of the shop suggests that page', async () => {
  show();
  await type('returns');
  expect(await screen.findByRole('option', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
});

test('a message is displayed if the catalogue cannot be loaded, and the form works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { submitted } = show({ ...source, search: () => Promise.reject(new Error('No connection')) });
  await type('dhurrie');
  expect(await screen.findByText(/^Suggestions are not available just now/)).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});
