import { isInCategory } from '../catalogue/categories';
import { rankingOf } from '../catalogue/ranking';
import { type FacetChoice, facetFilter } from '../facets/facetChoice';
import type { ListedProduct } from '../source/createCatalogueSource';

interface ProductFilter {
  readonly category?: string | undefined;
  readonly facets?: FacetChoice;
  /** Minimum rating. The page does not offer this filter, because ratings are random (§2.4). */
  readonly minimumRating?: number;
}

export function filterProducts(
  products: readonly ListedProduct[],
  { category, facets = {}, minimumRating }: ProductFilter,
  seed: number,
): readonly ListedProduct[] {
  const hasFacets = facetFilter(facets);
  return products.filter(
    (product) =>
      (category === undefined || isInCategory(product.card, category)) &&
      hasFacets(product) &&
      (minimumRating === undefined || rankingOf(product.card, seed).rating >= minimumRating),
  );
}
