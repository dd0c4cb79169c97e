/** What cannot be encoded in an address, or has no place in a letter: lone surrogates and control characters. */
const UNREADABLE = /\p{Surrogate}|[^\P{Cc}\n\t]/gu;

/** A text as it was typed, fit for a letter: with simple line breaks, and a sign in place of what is unreadable. */
export function plainText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll(UNREADABLE, '\uFFFD');
}

/** The same on one line. */
export function plainLine(typed: string): string {
  return plainText(typed).replaceAll(/\s+/g, ' ').trim();
}
