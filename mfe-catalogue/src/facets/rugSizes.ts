import { extractSizes, type Size } from '../search/sizes';
import type { FacetOption } from './facet';

/** Groups of sizes with their largest area, in square feet. */
const AREAS: readonly (readonly [value: string, label: string, largest: number])[] = [
  ['4x6', 'Up to 4 x 6 ft', 26],
  ['5x8', 'About 5 x 8 ft', 45],
  ['6x9', 'About 6 x 9 ft', 60],
  ['8x10', 'About 8 x 10 ft', 90],
  ['9x12', '9 x 12 ft and larger', Infinity],
];

/** Groups with the words that name them. */
const SHAPES: readonly (readonly [value: string, label: string, words: RegExp])[] = [
  ['runner', 'Runner', /\brunners?\b/i],
  ['round', 'Round', /\bround\b/i],
  ['made-to-measure', 'Made to measure', /custom|to plan|any length/i],
];

export const RUG_SIZE_OPTIONS: readonly FacetOption[] = [...AREAS, ...SHAPES].map(([value, label]) => ({
  value,
  label,
}));

/**
 * Finds the groups of a rug's sizes.
 * @param sizes as in `8 x 10 ft` or `Custom sizes to 12 x 18 ft`
 */
export function rugSizes(sizes: readonly string[]): string[] {
  const groups = sizes.flatMap((size) => [
    ...extractSizes(size).sizes.flatMap((extracted) => groupOf(extracted) ?? []),
    ...SHAPES.filter(([, , words]) => words.test(size)).map(([value]) => value),
  ]);
  return [...new Set(groups)];
}

function groupOf({ numbers: [width, length], unit }: Size): string | undefined {
  if (width === undefined || length === undefined || unit !== 'ft') return undefined;
  // A runner is more than twice as long as wide.
  if (length / width > 2) return 'runner';
  return AREAS.find(([, , largest]) => width * length <= largest)?.[0];
}
