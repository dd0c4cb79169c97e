import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { workshopAddress } from '@tanabana/runtime/contracts/workshopAddress';
import type { Card } from '../catalogue/card';
import { categoryKey } from '../catalogue/categories';
import { pagesNamed } from '../search/pagesNamed';
import { isSignificant, wordsOf } from '../search/searchTerms';
import type { CatalogueFile, Workshop } from '../source/dataFiles';

export interface SuggestedLink {
  readonly label: string;
  readonly to: string;
  readonly count?: number;
  readonly place?: string;
}

/** Maximum number of suggested makers, and of suggested pages. */
const MAX_LINKS = 3;

/** Minimum length of a text that names makers or pages: most names begin with any one letter. */
const MIN_LENGTH = 2;

/** @internal */
export function isNamedBy(text: string, name: string): boolean {
  const words = wordsOf(text).filter(isSignificant);
  const parts = wordsOf(name);
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
}

/**
 * Suggests the categories that a text names. Without a text suggests all, and if the text names none, those of the found
 * products, narrowed to the text.
 */
export function suggestCategories(
  text: string,
  categories: CatalogueFile['categories'],
  found: readonly Card[],
): readonly SuggestedLink[] {
  const addressOf = (name: string) => `/catalogue?category=${categoryKey(name)}`;
  const named = categories.filter(({ name }) => text === '' || isNamedBy(text, name));
  if (named.length > 0) return named.map(({ name, count }) => ({ label: name, to: addressOf(name), count }));
  const narrowed = categories
    .map(({ name }) => ({
      label: `“${text}” in ${name}`,
      to: `${addressOf(name)}&${new URLSearchParams({ q: text })}`,
      count: found.filter(({ category }) => category === name).length,
    }))
    .filter(({ count }) => count > 0);
  return narrowed.length > 1 ? narrowed : [];
}

/**
 * Suggests the makers that a text names by their name, then those whose place it names.
 * @param makers those with the most products first
 */
export function suggestMakers(
  text: string,
  makers: readonly Pick<Workshop, 'name' | 'place' | 'count'>[],
): readonly SuggestedLink[] {
  if (text.length < MIN_LENGTH) return [];
  const byName = makers.filter(({ name }) => isNamedBy(text, name));
  const byPlace = makers.filter(({ name, place }) => isNamedBy(text, `${name} ${place}`));
  return [...new Set([...byName, ...byPlace])]
    .slice(0, MAX_LINKS)
    .map(({ name, place, count }) => ({ label: name, place, count, to: workshopAddress(name) }));
}

/** Suggests pages of other remotes: those with a search word in the text, then those whose label the text begins. */
export function suggestPages(text: string, links: readonly PageLink[]): readonly SuggestedLink[] {
  const begun = links.filter(
    // Categories are suggested as such.
    ({ label, to }) => text.length >= MIN_LENGTH && !to.startsWith('/catalogue') && isNamedBy(text, label),
  );
  const byAddress = new Map(
    [...pagesNamed(text, links), ...begun].map(({ label, to }) => [to, { label, to }]),
  );
  return [...byAddress.values()].slice(0, MAX_LINKS);
}
