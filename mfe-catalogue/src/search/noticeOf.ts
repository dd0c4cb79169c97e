import type { SearchAnswer } from './searchProducts';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Empty if all words match, or if nothing was found. */
export function noticeOf({
  matched,
  unmatched,
  isPartial,
}: Pick<SearchAnswer, 'matched' | 'unmatched' | 'isPartial'>): string {
  if (matched.length === 0 || (unmatched.length === 0 && !isPartial)) return '';
  const unknown = unmatched.length > 0 ? `No results for ${quoted(unmatched)}. ` : '';
  const partial = isPartial
    ? `No product matches ${unknown ? 'all other words' : 'all of these words'}. `
    : '';
  return `${unknown}${partial}Showing results for ${quoted(matched)} instead.`;
}
