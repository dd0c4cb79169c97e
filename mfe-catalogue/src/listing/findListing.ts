import type { PageLink } from '@tanabana/contract/pages/pageLink';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { categoryNamed, isInCategory } from '../catalogue/categories';
import type { Card } from '../catalogue/card';
import { rankingOf } from '../catalogue/ranking';
import { chosenValues, countFacets, frequentFacets, knownChoice } from '../facets/facetChoice';
import { noticeOf } from '../search/noticeOf';
import { pagesNamed, pageWords } from '../search/pagesNamed';
import type { CatalogueSource, ListedProduct, ListedProducts } from '../source/createCatalogueSource';
import type { CatalogueFile } from '../source/dataFiles';
import {
  groupsOf,
  MIN_LENGTH,
  suggestCategories,
  suggestMakers,
  suggestPages,
} from '../suggestions/suggestedLinks';
import { alternated } from './alternated';
import { filterProducts } from './filterProducts';
import type { Listing, ListingRange, Searched } from './listing';
import { sortedProducts } from './sortedProducts';
import { workshopsOf } from './workshopsOf';

const PAGE_SIZE = 24;

const MAX_NEAR = 6;

/**
 * In the default order, search results are sorted by relevance.
 * @param suggests whether the listing of a search contains what the header suggests besides products
 */
export async function findListing(
  source: CatalogueSource,
  range: ListingRange,
  { seed, listPages }: Pick<PageRequest, 'seed' | 'listPages'>,
  suggests = false,
): Promise<Listing> {
  const text = range.text.trim();
  const [overview, all, search, links] = await Promise.all([
    source.catalogue(),
    source.products(),
    text ? source.search() : undefined,
    text && listPages ? listPages().catch((): PageLink[] => []) : [],
  ]);
  const names = overview.categories.map(({ name }) => name);
  const category = categoryNamed(names, range.category);
  const { known: choice, unknown } = knownChoice(all.facets, range.facets);
  const answer = search?.(text, pageWords(links));
  const sorted = sortedProducts(all, { category, sort: range.sort, seed });
  const counted = answer ? foundProducts(all, sorted.products, answer.ids, range, category) : sorted.products;
  const isChosen = chosenValues(choice).length > 0;
  const passing = isChosen ? filterProducts(counted, { facets: choice }, seed) : counted;
  const [ordered, near] = answer?.isNear ? [[], passing.slice(0, MAX_NEAR)] : [passing, []];
  const facets = answer || isChosen ? countFacets(all.facets, counted, choice) : sorted.facets;
  const pages = Math.max(1, Math.ceil(ordered.length / PAGE_SIZE));
  // A page number beyond the end means the last page.
  const page = Math.min(range.page, pages);
  const start = (Math.min(range.firstPage, page) - 1) * PAGE_SIZE;
  const cards = cardsOf(ordered.slice(start, page * PAGE_SIZE));
  const [workshop, ...otherWorkshops] = choice.workshop ?? [];
  const isPlain = !text && chosenValues(range.facets).length === 0 && range.sort === 'featured';
  const isOneWorkshop = workshop !== undefined && otherWorkshops.length === 0;
  const searched: Searched | undefined = answer && {
    notice: noticeOf(answer),
    pages: pagesNamed(text, links),
    ...(suggests && {
      suggested: await suggestedFor(source, text, overview, links, answer.isNear ? [] : counted),
    }),
  };
  return {
    cards: isPlain && start === 0 ? withMixedStart(cards, seed) : cards,
    matches: ordered.length,
    total: overview.total,
    pages,
    category,
    facets: range.allFacets ? facets : frequentFacets(facets, range.facets),
    unknown,
    workshop: isOneWorkshop ? (await source.workshops()).find(({ key }) => key === workshop) : undefined,
    near: cardsOf(near),
    workshops:
      workshop !== undefined ? [] : answer || isChosen ? workshopsOf(ordered, all.facets) : sorted.workshops,
    ...(searched && { searched }),
  };
}

const cardsOf = (products: readonly ListedProduct[]) => products.map(({ card }) => card);

/** Returns the found products of the category: by relevance in the default order, else in the chosen order. */
function foundProducts(
  { byId }: ListedProducts,
  sorted: readonly ListedProduct[],
  ids: readonly number[],
  { sort }: ListingRange,
  category: string | undefined,
): readonly ListedProduct[] {
  if (sort !== 'featured') {
    const found = new Set(ids);
    return sorted.filter(({ card }) => found.has(card.id));
  }
  const ranked = ids.flatMap((id) => byId.get(id) ?? []);
  return category === undefined ? ranked : ranked.filter(({ card }) => isInCategory(card, category));
}

/** If makers cannot be read, they are omitted. */
async function suggestedFor(
  source: CatalogueSource,
  text: string,
  { categories }: CatalogueFile,
  links: readonly PageLink[],
  found: readonly ListedProduct[],
) {
  const workshops = text.length < MIN_LENGTH ? [] : await source.workshops().catch(() => []);
  const counts: Record<string, number> = {};
  for (const { card } of found) counts[card.category] = (counts[card.category] ?? 0) + 1;
  return groupsOf({
    Categories: suggestCategories(text, categories, counts),
    Makers: suggestMakers(text, workshops),
    Pages: suggestPages(text, links),
  });
}

/** Alternates the featured products of the first page. Later pages stay as they are when they are loaded. */
function withMixedStart(cards: readonly Card[], seed: number): readonly Card[] {
  const featured = cards.slice(0, PAGE_SIZE).filter((card) => rankingOf(card, seed).featured);
  return [...alternated(featured), ...cards.slice(featured.length)];
}
