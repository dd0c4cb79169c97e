import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import type { Card } from '../catalogue/card';
import { categoryNamed } from '../catalogue/categories';
import { rankingOf } from '../catalogue/ranking';
import { chosenValues, frequentFacets } from '../facets/facetChoice';
import type { RankedProduct } from '../source/columns';
import type { CatalogueSource } from '../source/createCatalogueSource';
import { alternated } from './alternated';
import { findFiltered } from './findFiltered';
import { findPlain } from './findPlain';
import type { Listing, ListingRange } from './listing';

const PAGE_SIZE = 24;

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
  const cards = cardsOf(displayed);
  return {
    cards: isPlain && start === 0 ? withMixedStart(cards, seed) : cards,
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

/** Alternates the featured products of the first page. Later pages stay as they are when they are loaded. */
function withMixedStart(cards: readonly Card[], seed: number): readonly Card[] {
  // Featured products come first, and the first page is within one block.
  const featured = cards.slice(0, PAGE_SIZE).filter((card) => rankingOf(card, seed).featured);
  return [...alternated(featured), ...cards.slice(featured.length)];
}
