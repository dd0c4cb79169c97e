import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { visibleText } from '@tanabana/shop/text/visibleText';
import type { Card } from '../catalogue/card';
import {
  groupsOf,
  suggestCategories,
  type SuggestedLink,
  type SuggestionGroup,
} from '../suggestions/suggestedLinks';
import type { ListingData } from './listing';
import { PLAIN, wantedSize } from './listingQuery';
import type { createListingReader, ListingRequest } from './readListing';

const MAX_PRODUCTS = 6;

interface Suggestions {
  readonly text: string;
  /** Groups without suggestions are omitted. */
  readonly groups: readonly SuggestionGroup[];
  /** Text about words that the search ignored; empty if there are none. */
  readonly notice: string;
}

/** Finds suggestions: products in the order of the listing, categories, makers and pages. */
export async function findSuggestions(
  { source, read }: ReturnType<typeof createListingReader>,
  request: ListingRequest,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const text = visibleText(typed).trim();
  if (text === '') {
    const { categories } = await source.catalogue();
    return { text, groups: groupsOf({ Categories: suggestCategories('', categories, {}) }), notice: '' };
  }
  const { listing } = await read({ ...PLAIN, text }, request, { signal, isTyped: true });
  return suggestionsIn(text, listing);
}

function suggestionsIn(
  text: string,
  { near, cards, matches, searched }: ListingData['listing'],
): Suggestions {
  const isNear = near.length > 0;
  const shown = (isNear ? near : cards).slice(0, MAX_PRODUCTS);
  return {
    text,
    groups: [
      ...groupsOf({ [isNear ? 'Near matches' : 'Products']: suggestProducts(text, shown, matches) }),
      ...(searched?.suggested ?? []),
    ],
    notice: searched?.notice ?? '',
  };
}

/**
 * Suggests the first found products, followed by a link to all of them if there are more.
 * @param count number of all found products
 * @internal
 */
export function suggestProducts(
  text: string,
  cards: readonly Card[],
  count: number,
): readonly SuggestedLink[] {
  const size = wantedSize(text);
  const products = cards.map((card) => ({ label: card.name, to: productAddress(card.id, size), card }));
  if (count <= products.length) return products;
  const to = `/catalogue?${new URLSearchParams({ q: text })}`;
  return [...products, { label: `Show all ${count} products`, to, isAll: true }];
}
