/**
 * Longest link, in characters. WhatsApp's page passes the text on to the app in a `whatsapp://send` link that is
 * some 50 characters longer, and Windows opens none above 2,083 (`INTERNET_MAX_URL_LENGTH`).
 */
const MAX_LINK_LENGTH = 2_000;

const sizeOf = (text: string) => encodeURIComponent(text).length;
const headingOf = (part: number, count: number) => `Part ${part} of ${count}\n\n`;

/**
 * The links that open a WhatsApp chat with a text: one, or several in order if the text is too long for one. The
 * parts begin with 'Part 1 of 3'; together they are the whole text.
 * @param number the company's number in any spelling
 * @param text without lone surrogates
 */
export function whatsAppLinks(number: string, text: string): readonly string[] {
  const linkTo = (message: string) =>
    `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`;
  const whole = linkTo(text);
  if (whole.length <= MAX_LINK_LENGTH) return [whole];
  // There are fewer parts than characters, so no heading is longer than this one.
  const longestHeading = headingOf(text.length, text.length);
  const parts = splitText(text, sizeOf, MAX_LINK_LENGTH - linkTo(longestHeading).length);
  return parts.map((part, index) => linkTo(headingOf(index + 1, parts.length) + part));
}

/** Where a text may be split, best first: between paragraphs, lines, words, characters. */
const SEPARATORS = ['\n\n', '\n', ' ', ''] as const;

/** Pieces of a text, each with the separator that ends it. */
function piecesOf(text: string, separator: string): string[] {
  if (separator === '') return Array.from(text);
  return text
    .split(separator)
    .map((piece, index, all) => (index < all.length - 1 ? piece + separator : piece));
}

/**
 * Splits a text into parts that fit. A paragraph is split only if it does not fit on its own, a line only if it
 * does not fit on its own, and so on. The joined parts are the text.
 * @param sizeOf size of a piece; the size of a part is the sum of its pieces
 * @param maxSize largest size of a part; a single character may exceed it
 * @internal
 */
export function splitText(
  text: string,
  sizeOf: (piece: string) => number,
  maxSize: number,
  [separator, ...finer]: readonly string[] = SEPARATORS,
): string[] {
  if (separator === undefined || sizeOf(text) <= maxSize) return [text];
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const piece of piecesOf(text, separator)) {
    if (part && size + sizeOf(piece) > maxSize) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    const split = splitText(piece, sizeOf, maxSize, finer);
    const last = split.at(-1) ?? '';
    parts.push(...split.slice(0, -1));
    part += last;
    size += sizeOf(last);
  }
  return [...parts, part];
}
