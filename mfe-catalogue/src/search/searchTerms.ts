/** Words that occur in nearly every description. */
const FILLERS = new Set(
  (
    'a an and are as at be but by for from has have in into is it its no not of off on one or out so than that ' +
    'the their them then there they this to two up was when where which who will with you your'
  ).split(' '),
);

/** Splits a text into search terms: lower case, without accents, each once. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[\s\p{P}]+/u).filter(Boolean))];
}

/** Whether a word is searched; words that would match everything are not. */
export function isSignificant(word: string): boolean {
  return !FILLERS.has(word);
}
