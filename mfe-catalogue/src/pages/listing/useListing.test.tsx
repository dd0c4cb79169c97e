import { render, screen } from '@testing-library/react';
import type { Listing, ListingRange } from '../../listing/listing';
import { sampleFiles } from '../../testing/sampleCatalogue';
import { serveData } from '../../testing/serveData';
import { useListing } from './useListing';

const plain: ListingRange = { category: '', text: '', facets: {}, sort: 'featured', page: 1, firstPage: 1 };
const initial = {
  range: plain,
  listing: {
    cards: [],
    matches: 12,
    total: 12,
    pages: 1,
    category: undefined,
    facets: [],
    unknown: {},
    workshop: undefined,
    workshops: [],
    near: [],
  } satisfies Listing,
};

function Probe({ range }: { readonly range: ListingRange }) {
  const { found, isLoading } = useListing(initial, range, { seed: 1 });
  const { listing } = found;
  return <p>{isLoading ? 'Loading products...' : `${listing.category ?? 'all'}: ${listing.matches}`}</p>;
}

test('the listing of the document is displayed without a request', () => {
  const { requested } = serveData(sampleFiles);
  render(<Probe range={plain} />);
  expect(screen.getByText('all: 12')).toBeInTheDocument();
  expect(requested).toEqual([]);
});

test('a failure is logged and ends the loading state (§8)', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  serveData(sampleFiles).fail(true);
  render(<Probe range={{ ...plain, category: 'art' }} />);
  expect(screen.getByText('Loading products...')).toBeInTheDocument();
  expect(await screen.findByText('all: 12')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('The catalogue could not be loaded.', expect.any(Error));
});

test('another range is loaded, during which the loading state is displayed', async () => {
  serveData(sampleFiles);
  render(<Probe range={{ ...plain, category: 'pottery' }} />);
  expect(screen.getByText('Loading products...')).toBeInTheDocument();
  expect(await screen.findByText('Pottery: 2')).toBeInTheDocument();
});

test('a return to the page displays the last listing immediately', async () => {
  serveData(sampleFiles);
  const { unmount } = render(<Probe range={{ ...plain, category: 'woodwork' }} />);
  await screen.findByText('Woodwork: 2');
  unmount();
  render(<Probe range={{ ...plain, category: 'woodwork' }} />);
  expect(screen.getByText('Woodwork: 2')).toBeInTheDocument();
});
