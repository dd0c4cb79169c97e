import type { PageLink } from '@tanabana/contract/pages/pageLink';
import { workshopAddress } from '@tanabana/shop/addresses/workshopAddress';
import type { Card } from '../catalogue/card';
import { categoryAddress } from '../catalogue/categories';
import { pagesNamed } from '../search/pagesNamed';
import { isSignificant, wordsOf } from '../search/searchTerms';
import type { Workshop, CatalogueFile } from '../source/dataFiles';

export interface SuggestedLink {
  readonly label: string;
  readonly to: string;
  readonly count?: number;
  readonly place?: string;
  readonly card?: Card;
  /** Whether the link leads to the list of all found products. */
  readonly isAll?: boolean;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly options: readonly SuggestedLink[];
}

export function groupsOf(
  optionsByTitle: Readonly<Record<string, readonly SuggestedLink[]>>,
): SuggestionGroup[] {
  return Object.entries(optionsByTitle)
    .map(([title, options]) => ({ title, options }))
    .filter(({ options }) => options.length > 0);
}

const MAX_LINKS = 3;

/** Minimum length of a text for which makers and pages are suggested, because single letters match too many names. */
export const MIN_LENGTH = 2;

/** @internal */
export function isNamedBy(text: string, name: string): boolean {
  const words = wordsOf(text).filter(isSignificant);
  const parts = wordsOf(name);
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
}

/**
 * Suggests the categories that a text names. If there are none, suggests a search for the text within each category of
 * the found products.
 * @param counts number of found products in each category
 */
export function suggestCategories(
  text: string,
  categories: CatalogueFile['categories'],
  counts: Readonly<Record<string, number>>,
): readonly SuggestedLink[] {
  const named = categories.filter(({ name }) => text === '' || isNamedBy(text, name));
  if (named.length > 0)
    return named.map(({ name, count }) => ({ label: name, to: categoryAddress(name), count }));
  const narrowed = categories
    .map(({ name }) => ({
      label: `“${text}” in ${name}`,
      to: `${categoryAddress(name)}&${new URLSearchParams({ q: text })}`,
      count: counts[name] ?? 0,
    }))
    .filter(({ count }) => count > 0);
  return narrowed.length > 1 ? narrowed : [];
}

/**
 * Suggests makers: first those with a matching name, then those with a matching place.
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

/**
 * Suggests pages of other remotes: first those with a search word that occurs in the text, then those with a matching
 * label.
 */
export function suggestPages(text: string, links: readonly PageLink[]): readonly SuggestedLink[] {
  const begun = links.filter(
    // Pages of categories are omitted, because categories are suggested separately.
    ({ label, to }) => text.length >= MIN_LENGTH && !to.startsWith('/catalogue') && isNamedBy(text, label),
  );
  const byAddress = new Map(
    [...pagesNamed(text, links), ...begun].map(({ label, to }) => [to, { label, to }]),
  );
  return [...byAddress.values()].slice(0, MAX_LINKS);
}
