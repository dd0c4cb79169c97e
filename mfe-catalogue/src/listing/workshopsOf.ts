import type { Facet } from '../facets/facet';
import type { FacetedCard } from '../facets/facetedCard';

/** Most workshops that a listing shows. */
const MOST_SHOWN = 12;

/** A workshop among the results of a listing. */
export interface WorkshopLink extends Pick<FacetedCard, 'place' | 'picture'> {
  readonly name: string;
}

/**
 * Returns the workshops of products, those with the most products first, each with the picture of its first one.
 * @param facets those of the whole catalogue, with the names of all workshops
 */
export function workshopsOf(cards: readonly FacetedCard[], facets: readonly Facet[]): WorkshopLink[] {
  const options = facets.find(({ name }) => name === 'workshop')?.options ?? [];
  return options
    .map(({ value, label }) => ({
      name: label,
      own: cards.filter((card) => card.facets.workshop?.includes(value)),
    }))
    .sort((a, b) => b.own.length - a.own.length)
    .slice(0, MOST_SHOWN)
    .flatMap(({ name, own: [first] }) => (first ? { name, place: first.place, picture: first.picture } : []));
}
