import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import type { Card } from '../catalogue/card';
import { categoryNamed } from '../catalogue/categories';
import type { Facet, FacetChoice } from '../facets/facet';
import { countFacets, knownChoice } from '../facets/matchFacets';
import { pagesNamed, pageWords } from '../search/pagesNamed';
import type { CatalogueSource } from '../source/catalogueSource';
import type { WorkshopFile } from '../source/dataFiles';
import { filterCards } from './filterCards';
import type { ListingQuery } from './listingQuery';
import { BLOCK_SIZE, sortCards } from './sortCards';
import { type WorkshopLink, workshopsOf } from './workshopsOf';

/** Cards per page. */
const PAGE_SIZE = 24;

/** Results of a search beside its products. */
export interface Searched {
  /** Parts of the text that the products match. */
  readonly matched: readonly string[];
  /** Parts of the text that were dropped, because no product matches them. */
  readonly unmatched: readonly string[];
  /** Pages of other parts of the shop that the text names. */
  readonly pages: readonly Pick<PageLink, 'label' | 'to'>[];
}

/** The part of the catalogue that a listing shows. */
export interface Listing {
  readonly cards: readonly Card[];
  /** Number of products that pass the filters. */
  readonly matches: number;
  /** Number of all products. */
  readonly total: number;
  /** Number of pages of the matches, at least 1. */
  readonly pages: number;
  /** Name of the category in the address. */
  readonly category: string | undefined;
  /** Counted among the products that pass the other filters. */
  readonly facets: readonly Facet[];
  /** Chosen values that no facet has; they are ignored. */
  readonly unknown: FacetChoice;
  /** The chosen workshop, if there is exactly one. */
  readonly workshop: WorkshopFile | undefined;
  /** Workshops of the products; empty if one is chosen. */
  readonly workshops: readonly WorkshopLink[];
  /** Only of a search. */
  readonly searched?: Searched;
}

/** A listing's query and the first of the pages that it shows. */
export interface ListingRange extends ListingQuery {
  readonly firstPage: number;
}

/**
 * Finds the cards of a listing. It reads as little of the catalogue as possible: the plain listing needs the
 * blocks up to its last page, filters and other orders need all of them, and only a search reads the search
 * index. Search results in the default order are sorted by similarity to the text.
 * @param seed from which ratings, reviews and featured products are derived
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
  const [cards, workshop, search, links] = await Promise.all([
    source.cards(needed),
    key !== undefined && otherKeys.length === 0 ? source.workshop(key) : undefined,
    text ? source.search() : undefined,
    text ? linksOf(listPages) : [],
  ]);

  const answer = search?.(text, pageWords(links));
  const ranked = answer?.ids;
  const isRanked = ranked && range.sort === 'featured';
  const counted = isRanked
    ? filterCards(inOrderOf(ranked, cards), { category }, seed)
    : filterCards(cards, { category, found: ranked && new Set(ranked) }, seed);
  const passing = filterCards(counted, { facets: choice }, seed);
  const ordered = isRanked ? passing : sortCards(passing, range.sort, seed);
  const matches = isPlain ? total : ordered.length;
  const pages = Math.max(1, Math.ceil(matches / PAGE_SIZE));
  // A page beyond the end is the last page.
  const page = Math.min(range.page, pages);
  const start = (Math.min(range.firstPage, page) - 1) * PAGE_SIZE;
  const shown = {
    cards: ordered.slice(start, page * PAGE_SIZE),
    matches,
    total,
    pages,
    category,
    facets: isFiltered ? countFacets(facets, counted, choice) : facets,
    unknown,
    workshop,
    workshops: key === undefined ? workshopsOf(ordered, facets) : [],
  };
  if (!answer) return shown;
  const { matched, unmatched } = answer;
  return { ...shown, searched: { matched, unmatched, pages: pagesNamed(text, links) } };
}

/** Links to pages are offered beside results; without them, as without a network, there are still results. */
async function linksOf(
  listPages: (() => Promise<readonly PageLink[]>) | undefined,
): Promise<readonly PageLink[]> {
  try {
    return (await listPages?.()) ?? [];
  } catch {
    return [];
  }
}

function inOrderOf<Ranked extends Card>(ids: readonly number[], cards: readonly Ranked[]): Ranked[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
