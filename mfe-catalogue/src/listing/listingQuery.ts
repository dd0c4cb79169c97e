import { isSortOrder, type SortOrder } from './sortOrders';

/** What the listing's address asks for. */
export interface ListingQuery {
  /** As it stands in the address; it may name no category. */
  readonly category: string;
  readonly text: string;
  readonly sort: SortOrder;
  /** The last page on show, from 1. */
  readonly page: number;
}

/** Longest search text that is looked at, in characters. */
const MAX_TEXT_LENGTH = 100;

/** Reads a query string; what makes no sense is what a plain `/catalogue` asks for. */
export function parseListingQuery(search: string): ListingQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  return {
    category: params.get('category') ?? '',
    text: (params.get('q') ?? '').slice(0, MAX_TEXT_LENGTH),
    sort: isSortOrder(sort) ? sort : 'featured',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Writes a query string, with its question mark; what is as usual is left out, so that each state has one
 * address.
 */
export function formatListingQuery({ category, text, sort, page }: ListingQuery): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (text) params.set('q', text);
  if (sort !== 'featured') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
