import { isRugCategory } from '@tanabana/runtime/cart/cart';
import type { Card } from '../catalogue/card';
import { rankingOf } from '../catalogue/rankingOf';

interface CardFilter {
  /** Name of the category. */
  readonly category?: string | undefined;
  /** Ids that the search found. */
  readonly found?: ReadonlySet<number> | undefined;
  /** Rupees, both ends included; rugs are in no range. Not used on screen yet (§2.4). */
  readonly priceRange?: readonly [lowest: number, highest: number];
  /** Not used on screen (§2.4), because ratings are random. */
  readonly minimumRating?: number;
}

/**
 * Returns the cards that pass every part of a filter; a missing part passes all (§2.4).
 * @param seed from which ratings are derived
 */
export function filterCards(cards: readonly Card[], filter: CardFilter, seed: number): readonly Card[] {
  const { category, found, priceRange, minimumRating } = filter;
  const isInRange = ({ category: ofCard, price }: Card, [lowest, highest]: readonly [number, number]) =>
    !isRugCategory(ofCard) && price >= lowest && price <= highest;
  return cards.filter(
    (card) =>
      (category === undefined || card.category === category) &&
      (found === undefined || found.has(card.id)) &&
      (priceRange === undefined || isInRange(card, priceRange)) &&
      (minimumRating === undefined || rankingOf(card, seed).rating >= minimumRating),
  );
}
