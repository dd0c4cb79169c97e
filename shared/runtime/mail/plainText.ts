/** Lone surrogates and control characters. */
const UNREADABLE = /\p{Surrogate}|[^\P{Cc}\n\t]/gu;

/** Normalises line breaks to `\n`, and replaces unreadable characters. */
export function plainText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll(UNREADABLE, '\uFFFD');
}

/** Returns typed text as one line without control characters. */
export function plainLine(typed: string): string {
  return plainText(typed).replaceAll(/\s+/g, ' ').trim();
}
