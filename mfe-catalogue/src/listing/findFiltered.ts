import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { isInCategory } from '../catalogue/categories';
import { rankingOf } from '../catalogue/ranking';
import type { Facet } from '../facets/facet';
import { countFacets, type FacetChoice, facetFilter, knownChoice } from '../facets/facetChoice';
import { noticeOf } from '../search/noticeOf';
import type { CardAt, CatalogueSource } from '../source/createCatalogueSource';
import type { ListedProduct } from '../source/columns';
import type { FoundProducts, Listing } from './listing';
import type { ListingQuery } from './listingQuery';
import { featuredFirst, sortProducts } from './sortProducts';

const MAX_WORKSHOPS = 12;

const MAX_NEAR = 6;

/**
 * Finds products by the columns of the catalogue and the search index. In the default order, search results are sorted
 * by relevance.
 */
export async function findFiltered(
  source: CatalogueSource,
  query: ListingQuery,
  category: string | undefined,
  seed: number,
  listPages?: () => Promise<readonly PageLink[]>,
): Promise<FoundProducts> {
  const text = query.text.trim();
  const [{ products, facets }, search, links] = await Promise.all([
    source.columns(),
    text ? source.search() : undefined,
    text && listPages ? listPages().catch((): PageLink[] => []) : [],
  ]);
  const { known: choice, unknown } = knownChoice(facets, query.facets);
  const answer = await search?.find(text, links);
  const { sort } = query;
  const isRanked = answer && sort === 'featured';
  const counted = isRanked
    ? filterProducts(inOrderOf(answer.ids, products), { category }, seed)
    : filterProducts(products, { category, found: answer && new Set(answer.ids) }, seed);
  const passing = filterProducts(counted, { facets: choice }, seed);
  const sorted = sort === 'featured' ? passing : sortProducts(passing, sort, seed);
  const [ordered, near] = answer?.isNear ? [[], sorted.slice(0, MAX_NEAR)] : [sorted, []];
  const isFeatured = !isRanked && sort === 'featured';
  return {
    matches: ordered.length,
    first: (count) => Promise.resolve(isFeatured ? featuredFirst(ordered, count, seed) : ordered),
    near,
    facets: countFacets(facets, counted, choice),
    unknown,
    chosenWorkshops: choice.workshop ?? [],
    workshops: (cardAt) => workshopsOf(ordered, facets, cardAt),
    ...(answer && {
      searched: {
        notice: noticeOf(answer),
        pages: search?.pagesNamed(text, links) ?? [],
      },
    }),
  };
}

function inOrderOf(ids: readonly number[], products: readonly ListedProduct[]): ListedProduct[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the workshops with the most products. Omits workshops of whose products no card has been read. */
export function workshopsOf(
  products: readonly ListedProduct[],
  facets: readonly Facet[],
  cardAt: CardAt,
): Listing['workshops'] {
  const options = facets.find(({ name }) => name === 'workshop')?.options ?? [];
  const counts = new Map<string, { count: number; card: ReturnType<CardAt> }>();
  for (const { position, facets: values } of products) {
    for (const value of values.workshop ?? []) {
      const { count = 0, card } = counts.get(value) ?? {};
      counts.set(value, { count: count + 1, card: card ?? cardAt(position) });
    }
  }
  return options
    .flatMap(({ value, label }) => {
      const { count = 0, card } = counts.get(value) ?? {};
      return card ? { count, name: label, place: card.place, picture: card.picture } : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_WORKSHOPS)
    .map(({ name, place, picture }) => ({ name, place, picture }));
}

interface ProductFilter {
  readonly category?: string | undefined;
  readonly found?: ReadonlySet<number> | undefined;
  readonly facets?: FacetChoice;
  /** Minimum rating. The page does not offer this filter, because ratings are random (§2.4). */
  readonly minimumRating?: number;
}

/** @internal */
export function filterProducts(
  products: readonly ListedProduct[],
  { category, found, facets = {}, minimumRating }: ProductFilter,
  seed: number,
): readonly ListedProduct[] {
  const hasFacets = facetFilter(facets);
  return products.filter(
    (product) =>
      (category === undefined || isInCategory(product, category)) &&
      (found === undefined || found.has(product.id)) &&
      hasFacets(product) &&
      (minimumRating === undefined || rankingOf(product, seed).rating >= minimumRating),
  );
}
