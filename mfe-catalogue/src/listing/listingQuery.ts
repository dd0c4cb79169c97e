import { FACET_NAMES, type FacetChoice } from '../facets/facet';

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
  /** Values of facets, which may not exist, in the order of the alphabet. */
  readonly facets: FacetChoice;
  readonly sort: SortOrder;
  /** The last page shown, from 1. */
  readonly page: number;
}

/** Longest search text, in characters; the rest is ignored. */
const MAX_TEXT_LENGTH = 100;

/** Form of a value of a facet; anything else is ignored. */
const FACET_VALUE = /^[a-z\d-]{1,40}$/;

/** Most values of one facet. */
const MAX_VALUES = 20;

function parseFacets(params: URLSearchParams): FacetChoice {
  const chosen = FACET_NAMES.map((name) => {
    const values = params.getAll(name).filter((value) => FACET_VALUE.test(value));
    return [name, [...new Set(values)].sort().slice(0, MAX_VALUES)] as const;
  });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** Parses a query string; invalid values become those of a plain `/catalogue`. */
export function parseListingQuery(search: string): ListingQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  return {
    category: params.get('category') ?? '',
    text: (params.get('q') ?? '').slice(0, MAX_TEXT_LENGTH),
    facets: parseFacets(params),
    sort: isSortOrder(sort) ? sort : 'featured',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Formats a query string, with its question mark. Default values are left out, so that each state has one
 * address.
 */
export function formatListingQuery({ category, text, facets, sort, page }: ListingQuery): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (text) params.set('q', text);
  for (const name of FACET_NAMES) {
    for (const value of [...(facets[name] ?? [])].sort()) params.append(name, value);
  }
  if (sort !== 'featured') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

/** The same query without category, search and facets, in the same order. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, category: '', text: '', facets: {} };
}

/** Whether a query has a category, a search or a facet. */
export function hasFilters({ category, text, facets }: ListingQuery): boolean {
  return category !== '' || text !== '' || Object.keys(facets).length > 0;
}
