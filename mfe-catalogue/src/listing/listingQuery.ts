/** The seven orders (§2.4): value in addresses → label. */
export const SORT_ORDERS = {
  featured: 'Featured',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Highest Rated',
  reviews: 'Most Reviews',
  name: 'Name A-Z',
  newest: 'Newest First',
} as const;

export type SortOrder = keyof typeof SORT_ORDERS;

export function isSortOrder(value: string | null): value is SortOrder {
  return value !== null && Object.hasOwn(SORT_ORDERS, value);
}

/** The query of a listing's address. */
export interface ListingQuery {
  /** As written in the address; it may match no category. */
  readonly category: string;
  readonly text: string;
  readonly sort: SortOrder;
  /** The last page shown, from 1. */
  readonly page: number;
}

/** Longest search text, in characters; the rest is ignored. */
const MAX_TEXT_LENGTH = 100;

/** Parses a query string; invalid values become those of a plain `/catalogue`. */
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
 * Formats a query string, with its question mark. Default values are left out, so that each state has one
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
