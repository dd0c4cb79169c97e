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
