import type { PageLink } from '@tanabana/runtime/contracts/pageLink';
import { stemOf, wordsOf } from './searchTerms';
import { phraseOf } from './synonyms';

/** Most pages offered beside the results. */
const MAX_PAGES = 3;

const stemsOf = (text: string) => phraseOf(wordsOf(text));

/**
 * Finds the pages that a search text names by one of their search words, as `returns` or `minimum order` does.
 * @param pages links of the release, with the words that their owners declare
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

/** Stems of the words by which pages are found. */
export function pageWords(pages: readonly PageLink[]): ReadonlySet<string> {
  return new Set(pages.flatMap(({ searchWords = [] }) => wordsOf(searchWords.join(' ')).map(stemOf)));
}
