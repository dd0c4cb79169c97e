import type { PageLink } from '@tanabana/contract/pages/pageLink';
import { stemOf, wordsOf } from './searchTerms';
import { phraseOf } from './synonyms';

const MAX_PAGES = 3;

const stemsOf = (text: string) => phraseOf(wordsOf(text));

/**
 * Finds the pages whose search words occur in the text. Search words are words or phrases, such as `returns` or
 * `minimum order`.
 */
export function pagesNamed(
  text: string,
  pages: readonly PageLink[],
): readonly Pick<PageLink, 'label' | 'to'>[] {
  const searched = ` ${stemsOf(text)} `;
  return pages
    .filter(({ searchWords = [] }) => searchWords.some((words) => searched.includes(` ${stemsOf(words)} `)))
    .slice(0, MAX_PAGES)
    .map(({ label, to }) => ({ label, to }));
}

/** Returns the stems of the search words of all pages. */
export function pageWords(pages: readonly PageLink[]): ReadonlySet<string> {
  return new Set(pages.flatMap(({ searchWords = [] }) => wordsOf(searchWords.join(' ')).map(stemOf)));
}
