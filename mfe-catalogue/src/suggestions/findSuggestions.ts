import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { type Card, inOrderOf } from '../catalogue/card';
import { pageWords } from '../search/pagesNamed';
import type { CatalogueSource } from '../source/catalogueSource';
import type { Workshop } from '../source/dataFiles';
import { suggestCategories, type SuggestedLink, suggestMakers, suggestPages } from './suggestLinks';

/** Maximum number of suggested products: with thumbnails they fill a phone's screen. */
const MAX_PRODUCTS = 6;

export interface Suggestions {
  /** The text, trimmed. */
  readonly text: string;
  /** The first products of the listing for the text. */
  readonly products: readonly Card[];
  readonly matches: number;
  readonly categories: readonly SuggestedLink[];
  readonly makers: readonly SuggestedLink[];
  readonly pages: readonly SuggestedLink[];
  /** Words that were dropped, because no product matches them. */
  readonly unmatched: readonly string[];
}

export interface SuggestionSource extends CatalogueSource {
  readonly pages: () => Promise<readonly PageLink[]>;
}

/**
 * Finds products in the order of the listing, categories, makers, and pages of other remotes.
 * @throws if the catalogue's files cannot be read; omits makers and pages that cannot be read
 */
export async function findSuggestions(source: SuggestionSource, typed: string): Promise<Suggestions> {
  const text = typed.trim();
  const { categories, blocks } = await source.catalogue();
  if (text === '') {
    const all = suggestCategories('', categories, []);
    return { text, products: [], matches: 0, categories: all, makers: [], pages: [], unmatched: [] };
  }
  const [cards, search, workshops, links] = await Promise.all([
    source.cards(blocks),
    source.search(),
    source.workshops().catch((): Workshop[] => []),
    source.pages().catch((): PageLink[] => []),
  ]);
  const { ids, unmatched, matched } = search(text, pageWords(links));
  const found = inOrderOf(ids, cards);
  return {
    text,
    products: found.slice(0, MAX_PRODUCTS),
    matches: found.length,
    categories: suggestCategories(text, categories, found),
    makers: suggestMakers(text, workshops),
    pages: suggestPages(text, links),
    unmatched: matched.length > 0 ? unmatched : [],
  };
}
