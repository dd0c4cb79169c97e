import { workshopAddress } from '@tanabana/runtime/contracts/workshopAddress';
import type { MakersFile } from '../source/dataFiles';
import { isNamedBy } from './isNamedBy';
import type { SuggestedLink } from './suggestion';

/** Most makers that are suggested. */
const MAX_MAKERS = 3;

/** Fewest letters of a text that names makers: one letter begins the name of most of them. */
const SHORTEST_TEXT = 2;

/**
 * Suggests the makers that a text names, or whose town or state it names; those that it names come first.
 * @param makers the largest first
 */
export function suggestMakers(text: string, makers: MakersFile): readonly SuggestedLink[] {
  if (text.length < SHORTEST_TEXT) return [];
  const byName = makers.filter(({ name }) => isNamedBy(text, name));
  const byPlace = makers.filter(
    (maker) => !byName.includes(maker) && isNamedBy(text, `${maker.name} ${maker.place}`),
  );
  return [...byName, ...byPlace]
    .slice(0, MAX_MAKERS)
    .map(({ name, place, count }) => ({ label: name, place, count, to: workshopAddress(name) }));
}
