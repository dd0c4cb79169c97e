import { isSignificant, wordsOf } from '../search/searchTerms';

/** Whether each word of a text, of which the last may be unfinished, begins a word of a name. */
export function isNamedBy(text: string, name: string): boolean {
  const words = wordsOf(text).filter(isSignificant);
  const parts = wordsOf(name);
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
}
