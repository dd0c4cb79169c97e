import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { type Card, inOrderOf } from '../catalogue/card';
import { categoryNamed } from '../catalogue/categories';
import type { Facet, FacetedCard } from '../facets/facet';
import { countFacets, type FacetChoice, knownChoice } from '../facets/facetChoice';
import { pagesNamed, pageWords } from '../search/pagesNamed';
import type { CatalogueSource } from '../source/catalogueSource';
import type { Workshop } from '../source/dataFiles';
import { filterCards } from './filterCards';
import type { ListingQuery } from './listingQuery';
import { BLOCK_SIZE, sortCards } from './sortCards';

const PAGE_SIZE = 24;

const MAX_WORKSHOPS = 12;

/** Results of a search other than its products. */
export interface Searched {
  readonly matched: readonly string[];
  /** Words that were dropped, because no product matches them. */
  readonly unmatched: readonly string[];
  /** Pages of other remotes that the text names. */
  readonly pages: readonly Pick<PageLink, 'label' | 'to'>[];
}

export interface Listing {
  readonly cards: readonly Card[];
  readonly matches: number;
  readonly total: number;
  readonly pages: number;
  readonly category: string | undefined;
  /** Counted among the products that pass the other filters. */
  readonly facets: readonly Facet[];
  /** Chosen values that no facet has; they are ignored. */
  readonly unknown: FacetChoice;
  /** The chosen workshop, if there is exactly one. */
  readonly workshop: Workshop | undefined;
  /** Workshops of the products, each with the picture of its first one; empty if a workshop is chosen. */
  readonly workshops: readonly Pick<Card, 'name' | 'place' | 'picture'>[];
  readonly searched?: Searched;
}

export interface ListingRange extends ListingQuery {
  readonly firstPage: number;
}

/**
 * Finds the cards of a listing. A plain listing reads the blocks up to its last page, other listings read all blocks,
 * and only a search reads the search index. Sorts search results in the default order by similarity to the text.
 * @param seed determines ratings, reviews and featured products
 * @param listPages lists the pages of the release, which a search may name
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
  const ordered = isRanked ? passing : sortCards(passing, range.sort, seed);
  const matches = isPlain ? total : ordered.length;
  const pages = Math.max(1, Math.ceil(matches / PAGE_SIZE));
  // A page beyond the end is the last page.
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
    workshops: key === undefined ? workshopsOf(ordered, facets) : [],
  };
  if (!answer) return listing;
  const { matched, unmatched } = answer;
  return { ...listing, searched: { matched, unmatched, pages: pagesNamed(text, links) } };
}

/** Returns the workshops of products, those with the most products first. */
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
