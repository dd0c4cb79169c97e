import { productAddress } from '@tanabana/runtime/contracts/productAddress';
import type { Card } from '../catalogue/card';
import { wantedSize } from '../listing/listingQuery';
import type { Suggestions } from '../suggestions/findSuggestions';
import type { SuggestedLink } from '../suggestions/suggestLinks';

export interface SuggestionOption extends SuggestedLink {
  readonly card?: Card;
  readonly isAll?: boolean;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly options: readonly SuggestionOption[];
}

/** Groups suggestions, and omits empty groups. A link to all products follows the last product. */
export function suggestionGroups(suggestions: Suggestions): readonly SuggestionGroup[] {
  const { text, matches, categories, makers, pages } = suggestions;
  const size = wantedSize(text);
  const products: SuggestionOption[] = suggestions.products.map((card) => ({
    label: card.name,
    to: productAddress(card.id, size),
    card,
  }));
  if (matches > products.length) {
    const to = `/catalogue?${new URLSearchParams({ q: text })}`;
    products.push({ label: `Show all ${matches} products`, to, isAll: true });
  }
  return [
    { title: 'Products', options: products },
    { title: 'Categories', options: categories },
    { title: 'Makers', options: makers },
    { title: 'Pages', options: pages },
  ].filter(({ options }) => options.length > 0);
}
