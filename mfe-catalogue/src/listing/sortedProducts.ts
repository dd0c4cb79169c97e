import { countFacets } from '../facets/facetChoice';
import type { Facet } from '../facets/facet';
import type { ListedProduct, ListedProducts } from '../source/createCatalogueSource';
import { filterProducts } from './filterProducts';
import type { Listing } from './listing';
import type { SortOrder } from './listingQuery';
import { sortProducts } from './sortProducts';
import { workshopsOf } from './workshopsOf';

interface Sorted {
  readonly products: readonly ListedProduct[];
  readonly facets: readonly Facet[];
  readonly workshops: Listing['workshops'];
}

interface Order {
  readonly category: string | undefined;
  readonly sort: SortOrder;
  readonly seed: number;
}

/** Listings of the last seed, by category and order. Their number is bounded by the categories and orders. */
const cached = new WeakMap<
  ListedProducts,
  { readonly seed: number; readonly byOrder: Map<string, Sorted> }
>();

/** Sorts the products of a category, or all of them, and counts their facets. Does it once for a seed. */
export function sortedProducts(all: ListedProducts, { category, sort, seed }: Order): Sorted {
  let known = cached.get(all);
  if (known?.seed !== seed) {
    known = { seed, byOrder: new Map() };
    cached.set(all, known);
  }
  const key = `${sort} ${category}`;
  let sorted = known.byOrder.get(key);
  if (!sorted) {
    const products = sortProducts(filterProducts(all.products, { category }, seed), sort, seed);
    const facets = category === undefined ? all.facets : countFacets(all.facets, products, {});
    sorted = { products, facets, workshops: workshopsOf(products, all.facets) };
    known.byOrder.set(key, sorted);
  }
  return sorted;
}
