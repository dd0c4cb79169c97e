import type { Card } from '../catalogue/card';
import { productAddress } from '@tanabana/runtime/contracts/productAddress';
import { wantedSize } from '../listing/wantedSize';
import { listingAddress, type SuggestedLink, type Suggestions } from '../suggestions/suggestion';

/** What an option shows: a product, or a link. */
export type SuggestionOption =
  | { readonly kind: 'product'; readonly to: string; readonly card: Card }
  | { readonly kind: 'link' | 'all'; readonly to: string; readonly link: SuggestedLink };

export interface SuggestionGroup {
  readonly title: string;
  readonly options: readonly SuggestionOption[];
}

/** The groups of a list of suggestions, without empty ones; the last product is followed by all of them. */
export function suggestionGroups(suggestions: Suggestions): readonly SuggestionGroup[] {
  const { text, products, matches, categories, makers, pages } = suggestions;
  const size = wantedSize(text);
  const linksOf = (links: readonly SuggestedLink[]) =>
    links.map((link): SuggestionOption => ({ kind: 'link', to: link.to, link }));
  const all: SuggestedLink = { label: `Show all ${matches} products`, to: listingAddress({ q: text }) };
  return [
    {
      title: 'Products',
      options: [
        ...products.map((card): SuggestionOption => ({
          kind: 'product',
          to: productAddress(card.id, size),
          card,
        })),
        ...(matches > products.length ? [{ kind: 'all', to: all.to, link: all } as const] : []),
      ],
    },
    { title: 'Categories', options: linksOf(categories) },
    { title: 'Makers', options: linksOf(makers) },
    { title: 'Pages', options: linksOf(pages) },
  ].filter(({ options }) => options.length > 0);
}
