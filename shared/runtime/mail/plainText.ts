/**
 * Characters that cannot be encoded in an address or have no meaning in a letter: lone surrogates and control
 * characters.
 */
const UNREADABLE = /\p{Surrogate}|[^\P{Cc}\n\t]/gu;

/** Prepares typed text for a letter: line breaks become `\n`, unreadable characters are replaced. */
export function plainText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll(UNREADABLE, '\uFFFD');
}

/** Like {@link plainText}, on one line. */
export function plainLine(typed: string): string {
  return plainText(typed).replaceAll(/\s+/g, ' ').trim();
}
