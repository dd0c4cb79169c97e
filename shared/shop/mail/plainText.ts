import { visibleText } from '../text/visibleText';

/** Matches lone surrogates, and control characters except for line breaks and tabs. */
const UNREADABLE = /\p{Surrogate}|[^\P{Cc}\n\t]/gu;

/** Normalises line breaks to `\n`, and replaces lone surrogates and control characters. */
export function plainText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll(UNREADABLE, '\uFFFD');
}

/** Returns typed text as one line without control characters and invisible characters. */
export function plainLine(typed: string): string {
  return visibleText(plainText(typed)).replaceAll(/\s+/g, ' ').trim();
}
