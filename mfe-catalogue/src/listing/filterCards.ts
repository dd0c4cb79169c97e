import { rankingOf } from '../catalogue/rankingOf';
import type { FacetChoice } from '../facets/facet';
import type { FacetedCard } from '../facets/facetedCard';
import { facetFilter } from '../facets/matchFacets';

interface CardFilter {
  /** Name of the category. */
  readonly category?: string | undefined;
  /** Ids that the search found. */
  readonly found?: ReadonlySet<number> | undefined;
  /** Chosen values of facets, a range of prices among them. */
  readonly facets?: FacetChoice;
  /** Not used on screen (§2.4), because ratings are random. */
  readonly minimumRating?: number;
}

/**
 * Returns the cards that pass every part of a filter; a missing part passes all (§2.4).
 * @param seed from which ratings are derived
 */
export function filterCards(
  cards: readonly FacetedCard[],
  { category, found, facets, minimumRating }: CardFilter,
  seed: number,
): readonly FacetedCard[] {
  const hasFacets = facets && facetFilter(facets);
  return cards.filter(
    (card) =>
      (category === undefined || card.category === category) &&
      (found === undefined || found.has(card.id)) &&
      (hasFacets === undefined || hasFacets(card)) &&
      (minimumRating === undefined || rankingOf(card, seed).rating >= minimumRating),
  );
}
