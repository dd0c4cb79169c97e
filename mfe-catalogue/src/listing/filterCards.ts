import type { FacetedCard } from '../facets/facet';
import { rankingOf } from '../catalogue/ranking';
import { type FacetChoice, facetFilter } from '../facets/facetChoice';

interface CardFilter {
  readonly category?: string | undefined;
  /** Ids of the search results. */
  readonly found?: ReadonlySet<number> | undefined;
  readonly facets?: FacetChoice;
  /** Not used on screen (§2.4), because ratings are random. */
  readonly minimumRating?: number;
}

/** Returns the cards that pass all parts of a filter that are given (§2.4). */
export function filterCards(
  cards: readonly FacetedCard[],
  { category, found, facets = {}, minimumRating }: CardFilter,
  seed: number,
): readonly FacetedCard[] {
  const hasFacets = facetFilter(facets);
  return cards.filter(
    (card) =>
      (category === undefined || card.category === category) &&
      (found === undefined || found.has(card.id)) &&
      hasFacets(card) &&
      (minimumRating === undefined || rankingOf(card, seed).rating >= minimumRating),
  );
}
