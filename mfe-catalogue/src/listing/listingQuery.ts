import { visibleText } from '@tanabana/shop/text/visibleText';
import { FACET_NAMES } from '../facets/facet';
import { choiceOf, type FacetChoice } from '../facets/facetChoice';

/** Labels of the seven sort orders (§2.4), by the value of the query parameter `sort`. */
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

export interface ListingQuery {
  /** Category as written in the address, including a category that the catalogue does not have. */
  readonly category: string;
  readonly text: string;
  /** Chosen values in alphabetical order, including values that the catalogue does not have. */
  readonly facets: FacetChoice;
  readonly sort: SortOrder;
  /** Number of the last page displayed. The first page is 1. */
  readonly page: number;
  /** Whether the listing contains all values of facets, and not only the most frequent ones. */
  readonly allFacets?: boolean;
}

export const PLAIN: ListingQuery & { readonly firstPage: number } = {
  category: '',
  text: '',
  facets: {},
  sort: 'featured',
  page: 1,
  firstPage: 1,
};

const MAX_TEXT_LENGTH = 100;

const FACET_VALUE = /^[a-z\d-]{1,40}$/;

const MAX_VALUES = 20;

function parseFacets(params: URLSearchParams): FacetChoice {
  return choiceOf(
    FACET_NAMES.flatMap((name) => {
      const values = params.getAll(name).filter((value) => FACET_VALUE.test(value));
      const distinct = [...new Set(values)].sort().slice(0, MAX_VALUES);
      return distinct.map((value) => ({ name, value }));
    }),
  );
}

/** Replaces invalid values by the defaults. */
export function parseListingQuery(search: string): ListingQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  return {
    category: visibleText(params.get('category') ?? ''),
    text: visibleText(params.get('q') ?? '').slice(0, MAX_TEXT_LENGTH),
    facets: parseFacets(params),
    sort: isSortOrder(sort) ? sort : 'featured',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    ...(params.get('facets') === 'all' && { allFacets: true }),
  };
}

/**
 * Formats a query string, including the question mark. Omits default values, so that each state has only one address.
 */
export function formatListingQuery({ category, text, facets, sort, page, allFacets }: ListingQuery): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (text) params.set('q', text);
  for (const name of FACET_NAMES) {
    for (const value of [...(facets[name] ?? [])].sort()) params.append(name, value);
  }
  if (sort !== 'featured') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (allFacets) params.set('facets', 'all');
  return params.size > 0 ? `?${params}` : '';
}

export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, category: '', text: '', facets: {} };
}

export function hasFilters({ category, text, facets }: ListingQuery): boolean {
  return category !== '' || text !== '' || Object.keys(facets).length > 0;
}

/**
 * Returns the rug size that the visitor looks for, such as `8x10`: the chosen size if exactly one is chosen, else the
 * size in the search text.
 */
export function wantedSize(text: string, chosen: readonly string[] = []): string | undefined {
  const [, width, length] = /(\d+)\s*(?:x|×|by)\s*(\d+)/.exec(text) ?? [];
  return chosen.length === 1 ? chosen[0] : length && `${width}x${length}`;
}
