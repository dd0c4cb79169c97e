import type { AskOptions, AskServer } from '@tanabana/contract/pages/askServer';
import type { PageRequest } from '@tanabana/contract/pages/page';
import type { CatalogueSource } from '../source/createCatalogueSource';
import type { ListingData, ListingRange, Shown } from './listing';
import { formatListingQuery } from './listingQuery';

export type ListingRequest = Pick<PageRequest, 'seed' | 'listPages' | 'askServer'>;

/**
 * Pause in typing before the server is asked for suggestions, in milliseconds. An earlier request is aborted meanwhile.
 */
const TYPING_PAUSE_MS = 150;

export interface ReadOptions extends AskOptions {
  /** Whether the visitor is typing the search text in the header, which displays further suggestions. */
  readonly isTyped?: boolean;
  /** Listing that is displayed. Its pages are not read again if the listing continues them. */
  readonly shown?: Shown;
}

export class UnansweredListing extends Error {
  override name = 'UnansweredListing';
}

/** Creates a function that reads listings: in the data of a small catalogue, or from the server in a large one. */
export function createListingReader(source: CatalogueSource) {
  const read = async (
    range: ListingRange,
    request: ListingRequest,
    options: ReadOptions = {},
  ): Promise<ListingData> => {
    const { isLarge, categories, texts, isUnranked } = await source.catalogue();
    const { askServer } = request;
    if (isLarge && askServer) return askListing(askServer, range, options);
    const { findListing } = await import('./findListing');
    const { isTyped = false } = options;
    // The server answers with suggestions, because the header asks for the data of the same address as the listing.
    const listing = await findListing(source, range, request, isTyped || isLarge);
    return { range, categories, texts, isUnranked, listing };
  };
  return { source, read };
}

/** Asks for the pages of a range that are not displayed. Their data are of this version, so they are not checked. */
async function askListing(
  askServer: AskServer,
  range: ListingRange,
  { isTyped, shown, ...options }: ReadOptions,
): Promise<ListingData> {
  if (isTyped) await pause(options.signal);
  const earlier = shown && continues(shown.range, range) ? shown : undefined;
  const first = earlier ? earlier.range.page + 1 : range.firstPage;
  const pages = Array.from({ length: range.page - first + 1 }, (_, index) => first + index);
  const ask = (page: number) =>
    askServer(`/catalogue${formatListingQuery({ ...range, page })}`, options) as Promise<ListingData>;
  const answers = await Promise.all(pages.map(ask)).catch((cause: unknown) => {
    throw new UnansweredListing('The server did not answer.', { cause });
  });
  const [last] = answers.slice(-1);
  if (!last) throw new UnansweredListing('The range has no pages.');
  const read = answers.flatMap(({ listing }) => listing.cards);
  return {
    ...last,
    range,
    listing: { ...last.listing, cards: [...(earlier?.listing.cards ?? []), ...read] },
  };
}

/** Whether a range has the pages of another one, and later ones. */
function continues(shown: ListingRange, range: ListingRange): boolean {
  return shown.page < range.page && JSON.stringify({ ...shown, page: range.page }) === JSON.stringify(range);
}

/** @throws the reason of the signal, if it is aborted before or during the pause */
function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    setTimeout(resolve, TYPING_PAUSE_MS);
  });
}
