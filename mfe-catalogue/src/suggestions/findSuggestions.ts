import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { productAddress } from '@tanabana/runtime/addresses/productAddress';
import { workshopAddress } from '@tanabana/runtime/addresses/workshopAddress';
import { visibleText } from '@tanabana/runtime/text/visibleText';
import type { Card } from '../catalogue/card';
import { categoryKey } from '../catalogue/categories';
import { wantedSize } from '../listing/listingQuery';
import { pagesNamed } from '../search/pagesNamed';
import { isSignificant, wordsOf } from '../search/searchTerms';
import { noticeOf } from '../search/noticeOf';
import type { CatalogueSource } from '../source/createCatalogueSource';
import type { Workshop, CatalogueFile } from '../source/dataFiles';

const MAX_PRODUCTS = 6;

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

interface Suggestions {
  readonly text: string;
  /** Groups of suggestions. Groups without suggestions are omitted. */
  readonly groups: readonly SuggestionGroup[];
  /** Text about words that the search ignored; empty if there are none. */
  readonly notice: string;
}

export interface SuggestionSource extends CatalogueSource {
  readonly pages: () => Promise<readonly PageLink[]>;
}

/**
 * Finds suggestions: products in the order of the listing, categories, makers and pages. If makers or pages cannot be
 * read, they are omitted.
 */
export async function findSuggestions(source: SuggestionSource, typed: string): Promise<Suggestions> {
  const text = visibleText(typed).trim();
  const { categories } = await source.catalogue();
  if (text === '') {
    return { text, groups: groupsOf({ Categories: suggestCategories('', categories, []) }), notice: '' };
  }
  const [search, workshops, links] = await Promise.all([
    source.search(),
    text.length < MIN_LENGTH ? [] : source.workshops().catch((): Workshop[] => []),
    source.pages().catch((): PageLink[] => []),
  ]);
  const answer = await search.find(text, links);
  const { ids, isNear } = answer;
  const found = search.products(ids);
  const first = found.slice(0, MAX_PRODUCTS);
  const cardAt = await source.cards(first.map(({ position }) => position));
  const cards = first.flatMap(({ position }) => cardAt(position) ?? []);
  return {
    text,
    groups: groupsOf({
      [isNear ? 'Near matches' : 'Products']: suggestProducts(text, cards, isNear ? 0 : found.length),
      Categories: suggestCategories(text, categories, isNear ? [] : found),
      Makers: suggestMakers(text, workshops),
      Pages: suggestPages(text, links),
    }),
    notice: noticeOf(answer),
  };
}

function groupsOf(optionsByTitle: Readonly<Record<string, readonly SuggestedLink[]>>): SuggestionGroup[] {
  return Object.entries(optionsByTitle)
    .map(([title, options]) => ({ title, options }))
    .filter(({ options }) => options.length > 0);
}

/**
 * Suggests the first found products, followed by a link to all of them if there are more.
 * @param count number of all found products
 * @internal
 */
export function suggestProducts(
  text: string,
  cards: readonly Card[],
  count: number,
): readonly SuggestedLink[] {
  const size = wantedSize(text);
  const products = cards.map((card) => ({ label: card.name, to: productAddress(card.id, size), card }));
  if (count <= products.length) return products;
  const to = `/catalogue?${new URLSearchParams({ q: text })}`;
  return [...products, { label: `Show all ${count} products`, to, isAll: true }];
}

const MAX_LINKS = 3;

/** Minimum length of a text for which makers and pages are suggested, because single letters match too many names. */
const MIN_LENGTH = 2;

/** @internal */
export function isNamedBy(text: string, name: string): boolean {
  const words = wordsOf(text).filter(isSignificant);
  const parts = wordsOf(name);
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
}

/**
 * Suggests the categories that a text names. If there are none, suggests a search for the text within each category of
 * the found products.
 * @internal
 */
export function suggestCategories(
  text: string,
  categories: CatalogueFile['categories'],
  found: readonly Pick<Card, 'category'>[],
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
 * Suggests makers: first those with a matching name, then those with a matching place.
 * @internal
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
 * @internal
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
