import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { pageWords } from '../search/pagesNamed';
import type { CatalogueSource } from '../source/catalogueSource';
import type { MakersFile } from '../source/dataFiles';
import { suggestCategories } from './suggestCategories';
import type { Suggestions } from './suggestion';
import { suggestMakers } from './suggestMakers';
import { suggestPages } from './suggestPages';

/** Most products that are suggested: with thumbnails they fill a phone's screen. */
const MAX_PRODUCTS = 6;

/** Source of the suggestions. */
export interface SuggestionSource extends CatalogueSource {
  readonly makers: () => Promise<MakersFile>;
  /** Lists the pages of the release. */
  readonly pages: () => Promise<readonly PageLink[]>;
}

/**
 * Finds what the header's search suggests: products in the order of the listing, categories, makers, and pages of
 * other parts of the shop.
 * @throws when the catalogue's files cannot be read; makers and pages are left out instead
 */
export async function findSuggestions(source: SuggestionSource, typed: string): Promise<Suggestions> {
  const text = typed.trim();
  const { categories, blocks } = await source.catalogue();
  if (text === '') {
    const all = suggestCategories('', categories, []);
    return { text, products: [], matches: 0, categories: all, makers: [], pages: [], unmatched: [] };
  }
  const [cards, search, makers, links] = await Promise.all([
    source.cards(blocks),
    source.search(),
    orNone(source.makers),
    orNone(source.pages),
  ]);
  const { ids, unmatched, matched } = search(text, pageWords(links));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    text,
    products: found.slice(0, MAX_PRODUCTS),
    matches: found.length,
    categories: suggestCategories(text, categories, found),
    makers: suggestMakers(text, makers),
    pages: suggestPages(text, links),
    unmatched: matched.length > 0 ? unmatched : [],
  };
}

async function orNone<Item>(read: () => Promise<readonly Item[]>): Promise<Item[]> {
  try {
    return [...(await read())];
  } catch {
    return [];
  }
}
