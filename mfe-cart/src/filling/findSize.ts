import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';

/**
 * Normalises the spelling of a size: `8 x 10 ft`, `8×10'` and `8X10` become equal. Removes the unit, because no product
 * comes in the same numbers of feet and of inches.
 */
function comparable(size: string): string {
  return asciiDigits(size)
    .toLowerCase()
    .replaceAll(/[×*]/g, 'x')
    .replaceAll(/(?<=\d)\.0+(?!\d)|(?<=\d|\s)(?:feet|foot|inch(?:es)?)\b/g, '')
    .replaceAll(/(?<=\d)["'′″”’,\s]+(?=\d)/g, '_')
    .replaceAll(/["'′″”’,\s]/g, '')
    .replaceAll(/(?<=\d)(?:ft|in)(?![a-wyz])/g, '');
}

export function findSize<Option extends { readonly size: string }>(
  sizes: readonly Option[],
  meant: string,
): Option | undefined {
  const wanted = comparable(meant);
  return sizes.find(({ size }) => size === meant) ?? sizes.find(({ size }) => comparable(size) === wanted);
}
