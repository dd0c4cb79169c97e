import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import type { Card } from '../catalogue/card';
import { categoryNamed } from '../catalogue/categories';
import type { Facet } from '../facets/facet';
import { chosenValues, type FacetChoice, frequentFacets } from '../facets/facetChoice';
import type { CardAt, CatalogueSource } from '../source/createCatalogueSource';
import type { Workshop } from '../source/dataFiles';
import type { RankedProduct } from './columns';
import { findFiltered } from './findFiltered';
import { findPlain } from './findPlain';
import type { ListingQuery } from './listingQuery';

const PAGE_SIZE = 24;

export interface Searched {
  readonly matched: readonly string[];
  /** Words of the search text that match no product. The search ignored these words. */
  readonly unmatched: readonly string[];
  readonly pages: readonly Pick<PageLink, 'label' | 'to'>[];
}

export interface Listing {
  readonly cards: readonly Card[];
  readonly matches: number;
  readonly total: number;
  readonly pages: number;
  readonly category: string | undefined;
  readonly facets: readonly Facet[];
  /** Values in the address that no facet contains. The listing ignores these values. */
  readonly unknown: FacetChoice;
  /** The chosen workshop, if there is exactly one. */
  readonly workshop: Workshop | undefined;
  /** Workshops of the listed products, each with the picture of one of its products. Empty if a workshop is chosen. */
  readonly workshops: readonly Pick<Card, 'name' | 'place' | 'picture'>[];
  /** Products that only mention the search words in their descriptions. Empty if there are results. */
  readonly near: readonly Card[];
  readonly searched?: Searched;
}

export interface ListingRange extends ListingQuery {
  readonly firstPage: number;
  /** Whether the listing contains all values of facets, and not only the most frequent ones. */
  readonly allFacets?: boolean;
}

/** Products of a listing, of which only those that a page displays have been read. */
export interface FoundProducts extends Pick<Listing, 'unknown' | 'searched'> {
  readonly matches: number;
  /** Reads at least the first `count` products, in the order of the listing. */
  readonly first: (count: number) => Promise<readonly RankedProduct[]>;
  readonly near: readonly RankedProduct[];
  readonly facets: readonly Facet[];
  readonly chosenWorkshops: readonly string[];
  /** @param cardAt cards of the blocks that have been read */
  readonly workshops: (cardAt: CardAt) => Listing['workshops'];
}

/**
 * Finds the cards of a listing. Reads only the cards that are displayed. Without other filters than a category and in
 * the default order, reads neither the columns nor the search index.
 */
export async function findListing(
  source: CatalogueSource,
  range: ListingRange,
  seed: number,
  listPages?: () => Promise<readonly PageLink[]>,
): Promise<Listing> {
  const overview = await source.catalogue();
  const names = overview.categories.map(({ name }) => name);
  const category = categoryNamed(names, range.category);
  const isPlain =
    range.text.trim() === '' && chosenValues(range.facets).length === 0 && range.sort === 'featured';
  const found = await (isPlain && !range.allFacets && !overview.columns
    ? findPlain(source, overview, category, seed)
    : findFiltered(source, range, category, seed, listPages));
  const { matches, near, facets, unknown, chosenWorkshops, searched } = found;
  const pages = Math.max(1, Math.ceil(matches / PAGE_SIZE));
  // A page number beyond the end means the last page.
  const page = Math.min(range.page, pages);
  const start = (Math.min(range.firstPage, page) - 1) * PAGE_SIZE;
  const displayed = (await found.first(page * PAGE_SIZE)).slice(start, page * PAGE_SIZE);
  const [key, ...otherKeys] = chosenWorkshops;
  const [cardAt, all] = await Promise.all([
    source.cards([...displayed, ...near].map(({ position }) => position)),
    key !== undefined && otherKeys.length === 0 ? source.workshops() : [],
  ]);
  const cardsOf = (products: readonly RankedProduct[]) =>
    products.flatMap(({ position }) => cardAt(position) ?? []);
  return {
    cards: cardsOf(displayed),
    matches,
    total: overview.total,
    pages,
    category,
    facets: range.allFacets ? facets : frequentFacets(facets, range.facets),
    unknown,
    workshop: all.find((workshop) => workshop.key === key),
    near: cardsOf(near),
    workshops: key === undefined ? found.workshops(cardAt) : [],
    ...(searched && { searched }),
  };
}
