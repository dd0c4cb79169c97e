import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { type Card, inOrderOf } from '../catalogue/card';
import { categoryNamed, isInCategory } from '../catalogue/categories';
import { rankingOf } from '../catalogue/ranking';
import type { Facet, FacetedCard } from '../facets/facet';
import { countFacets, type FacetChoice, knownChoice, facetFilter } from '../facets/facetChoice';
import { pagesNamed, pageWords } from '../search/pagesNamed';
import type { CatalogueSource } from '../source/catalogueSource';
import type { Workshop } from '../source/dataFiles';
import type { ListingQuery } from './listingQuery';
import { BLOCK_SIZE, sortCards } from './sortCards';

const PAGE_SIZE = 24;

const MAX_WORKSHOPS = 12;

const MAX_NEAR = 6;

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
  /** Workshops of the listed products, each with the picture of its first product. Empty if a workshop is chosen. */
  readonly workshops: readonly Pick<Card, 'name' | 'place' | 'picture'>[];
  /** Products that only mention the search words in their descriptions. Empty if there are results. */
  readonly near: readonly Card[];
  readonly searched?: Searched;
}

export interface ListingRange extends ListingQuery {
  readonly firstPage: number;
}

/**
 * Finds the cards of a listing. Without filters and in the default order, reads only as many data files as the
 * requested pages need. Otherwise reads all data files. In the default order, search results are sorted by relevance.
 */
export async function findListing(
  source: CatalogueSource,
  range: ListingRange,
  seed: number,
  listPages?: () => Promise<readonly PageLink[]>,
): Promise<Listing> {
  const { total, blocks, categories, facets } = await source.catalogue();
  const names = categories.map(({ name }) => name);
  const category = categoryNamed(names, range.category);
  const text = range.text.trim();
  const { known: choice, unknown } = knownChoice(facets, range.facets);
  const isFiltered = category !== undefined || text !== '' || Object.keys(choice).length > 0;
  const isPlain = !isFiltered && range.sort === 'featured';
  const needed = isPlain ? Math.min(blocks, Math.ceil((range.page * PAGE_SIZE) / BLOCK_SIZE)) : blocks;
  const [key, ...otherKeys] = choice.workshop ?? [];
  const [cards, all, search, links] = await Promise.all([
    source.cards(needed),
    key !== undefined && otherKeys.length === 0 ? source.workshops() : [],
    text ? source.search() : undefined,
    text && listPages ? listPages().catch((): PageLink[] => []) : [],
  ]);

  const answer = search?.(text, pageWords(links));
  const isRanked = answer && range.sort === 'featured';
  const counted = isRanked
    ? filterCards(inOrderOf(answer.ids, cards), { category }, seed)
    : filterCards(cards, { category, found: answer && new Set(answer.ids) }, seed);
  const passing = filterCards(counted, { facets: choice }, seed);
  const sorted = isRanked ? passing : sortCards(passing, range.sort, seed);
  const [ordered, near] = answer?.isNear ? [[], sorted.slice(0, MAX_NEAR)] : [sorted, []];
  const matches = isPlain ? total : ordered.length;
  const pages = Math.max(1, Math.ceil(matches / PAGE_SIZE));
  // A page number beyond the end means the last page.
  const page = Math.min(range.page, pages);
  const start = (Math.min(range.firstPage, page) - 1) * PAGE_SIZE;
  const listing = {
    cards: ordered.slice(start, page * PAGE_SIZE),
    matches,
    total,
    pages,
    category,
    facets: isFiltered ? countFacets(facets, counted, choice) : facets,
    unknown,
    workshop: all.find((workshop) => workshop.key === key),
    near,
    workshops: key === undefined ? workshopsOf(ordered, facets) : [],
  };
  if (!answer) return listing;
  const { matched, unmatched } = answer;
  return { ...listing, searched: { matched, unmatched, pages: pagesNamed(text, links) } };
}

function workshopsOf(cards: readonly FacetedCard[], facets: readonly Facet[]): Listing['workshops'] {
  const options = facets.find(({ name }) => name === 'workshop')?.options ?? [];
  return options
    .map(({ value, label }) => ({
      name: label,
      own: cards.filter((card) => card.facets.workshop?.includes(value)),
    }))
    .sort((a, b) => b.own.length - a.own.length)
    .slice(0, MAX_WORKSHOPS)
    .flatMap(({ name, own: [first] }) => (first ? { name, place: first.place, picture: first.picture } : []));
}

interface CardFilter {
  readonly category?: string | undefined;
  readonly found?: ReadonlySet<number> | undefined;
  readonly facets?: FacetChoice;
  /** Minimum rating. The page does not offer this filter, because ratings are random (§2.4). */
  readonly minimumRating?: number;
}

/** @internal */
export function filterCards(
  cards: readonly FacetedCard[],
  { category, found, facets = {}, minimumRating }: CardFilter,
  seed: number,
): readonly FacetedCard[] {
  const hasFacets = facetFilter(facets);
  return cards.filter(
    (card) =>
      (category === undefined || isInCategory(card, category)) &&
      (found === undefined || found.has(card.id)) &&
      hasFacets(card) &&
      (minimumRating === undefined || rankingOf(card, seed).rating >= minimumRating),
  );
}
