import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import { visibleText } from '@tanabana/shop/text/visibleText';
import { stemmer } from 'stemmer';

/** Words that most descriptions or queries contain. The search index does not contain them. */
const FILLERS = new Set(
  (
    'a an and are as at be but by for from has have in into is it its no not of off on one or out so than that ' +
    'the their them then there they this to two up was when where which who will with you your ' +
    'bulk buy find id item items made moq need online price prices product products shop show sku supplier want wholesale tb ' +
    'का की के को में से और वाला वाली'
  ).split(' '),
);

/**
 * Combining characters that buyers often omit: accents of Latin letters, the dot below Devanagari letters, and joiners.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/**
 * Characters between words. Vowel signs of Indian scripts (`\p{M}`) are not among them, because they belong to words.
 */
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u;

/** Returns a text for comparison: lower case, without accents and invisible characters, with ASCII digits. */
export function plainText(text: string): string {
  return asciiDigits(visibleText(text))
    .normalize('NFD')
    .replace(OPTIONAL_MARKS, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .toLowerCase();
}

/** Returns the distinct words of a text, converted by `plainText`. */
export function wordsOf(text: string): string[] {
  return [...new Set(plainText(text).split(SEPARATORS).filter(Boolean))];
}

/** Returns the words of a name as one text, which a search text may begin. */
export const nameWords = (name: string) => wordsOf(name).join(' ');

/** Whether a word is significant, that is, no filler word. The search index contains only significant words. */
export function isSignificant(word: string): boolean {
  return !FILLERS.has(word);
}

/** `weaving` and `weaves` become `weav`. */
export function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}
