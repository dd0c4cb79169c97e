import { openPage } from '@tanabana/ui/testing/showPage';
import type { AskServer } from '@tanabana/contract/pages/askServer';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findListing } from '../../listing/findListing';
import { parseListingQuery } from '../../listing/listingQuery';
import { catalogueSource } from '../../source/catalogueSource';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import page from './page';

/** Opens the listing of a large catalogue, with a server that answers when `answer` is called. */
async function open(at: string) {
  const overview = JSON.parse(sampleFiles['catalogue.json'] ?? '') as object;
  const { requested } = serveData({
    ...sampleFiles,
    'catalogue.json': JSON.stringify({ ...overview, isLarge: true }),
  });
  const asked: { readonly address: string; readonly signal: AbortSignal | undefined }[] = [];
  let settle: (error?: Error) => void = () => undefined;
  const server: AskServer = async (address, { signal } = {}) => {
    asked.push({ address, signal });
    const waiting = new Promise<void>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve());
    });
    if (asked.length > 1) await waiting;
    const query = parseListingQuery(address.split('?')[1] ?? '');
    const range = { ...query, firstPage: query.page };
    const { categories } = await catalogueSource.catalogue();
    return { range, categories, listing: await findListing(catalogueSource, range, { seed: 7 }, true) };
  };
  const { container } = await openPage(page, { at, seed: 7, askServer: server });
  const answer = (error?: Error) =>
    act(() => {
      settle(error);
      return Promise.resolve();
    });
  return { asked, answer, requested, container };
}

const names = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'From these workshops');
const search = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), text);

test('while the server is asked, the previous products stay and are marked as busy', async () => {
  const { asked, answer, container } = await open('/catalogue');
  expect(asked.map(({ address }) => address)).toEqual(['/catalogue']);
  const before = names();
  await search('ajrakh');
  expect(await screen.findByText('Loading products...')).toBeInTheDocument();
  expect(container.querySelector('[aria-busy="true"]')).toContainElement(
    screen.getByRole('heading', { level: 2, name: before[0] ?? '' }),
  );
  expect(names()).toEqual(before);
  await waitFor(() => expect(asked.at(-1)?.address).toBe('/catalogue?q=ajrakh'));
  await answer();
  expect(await screen.findByText('Showing 1 of 12 products')).toBeInTheDocument();
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('a request is aborted when the visitor searches for something else', async () => {
  const { asked } = await open('/catalogue');
  await search('aj');
  await waitFor(() => expect(asked).toHaveLength(2));
  await search('rakh');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[1]?.signal?.aborted).toBe(true);
  expect(asked[2]?.signal?.aborted).toBe(false);
});

test('a sentence reports that the server could not be reached, until a search succeeds', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { answer, asked } = await open('/catalogue');
  const before = names();
  await search('ajrakh');
  await waitFor(() => expect(asked).toHaveLength(2));
  await answer(new TypeError('Failed to fetch'));
  expect(await screen.findByText(/^We could not reach the shop/)).toBeInTheDocument();
  expect(names()).toEqual(before);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked).toHaveLength(3));
  await answer();
  expect(await screen.findByText('Showing 1 of 12 products')).toBeInTheDocument();
  expect(screen.queryByText(/^We could not reach the shop/)).not.toBeInTheDocument();
});
