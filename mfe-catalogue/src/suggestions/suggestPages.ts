import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { pagesNamed } from '../search/pagesNamed';
import { isNamedBy } from './isNamedBy';
import type { SuggestedLink } from './suggestion';

/** Most pages that are suggested. */
const MAX_PAGES = 3;

/** Fewest letters of a text that names pages by the beginning of their label. */
const SHORTEST_TEXT = 2;

/**
 * Suggests pages of other parts of the shop: those that a text names by their search words, as `returns` does, then
 * those whose label it begins.
 * @param links those of the release
 */
export function suggestPages(text: string, links: readonly PageLink[]): readonly SuggestedLink[] {
  const begun = links.filter(
    // Categories are suggested as such.
    ({ label, to }) => text.length >= SHORTEST_TEXT && !to.startsWith('/catalogue') && isNamedBy(text, label),
  );
  const byAddress = new Map(
    [...pagesNamed(text, links), ...begun].map(({ label, to }) => [to, { label, to }]),
  );
  return [...byAddress.values()].slice(0, MAX_PAGES);
}
