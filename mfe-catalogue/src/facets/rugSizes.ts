import { extractSizes, type Size } from '../search/sizes';
import type { FacetOption } from './facet';

export const RUG_SIZE_OPTIONS: readonly FacetOption[] = [
  { value: '4x6', label: 'Up to 4 x 6 ft' },
  { value: '5x8', label: 'About 5 x 8 ft' },
  { value: '6x9', label: 'About 6 x 9 ft' },
  { value: '8x10', label: 'About 8 x 10 ft' },
  { value: '9x12', label: '9 x 12 ft and larger' },
  { value: 'runner', label: 'Runner' },
  { value: 'round', label: 'Round' },
  { value: 'made-to-measure', label: 'Made to measure' },
];

/** Largest area of each group, in square feet. */
const AREAS: readonly (readonly [value: string, largest: number])[] = [
  ['4x6', 26],
  ['5x8', 45],
  ['6x9', 60],
  ['8x10', 90],
  ['9x12', Infinity],
];

/** Words that say a size without its numbers. */
const SHAPES: readonly (readonly [value: string, words: RegExp])[] = [
  ['runner', /\brunners?\b/i],
  ['round', /\bround\b/i],
  ['made-to-measure', /custom|to plan|any length/i],
];

/** How many times longer than wide a runner is. */
const RUNNER_RATIO = 2;

/**
 * Finds the groups of a rug's sizes.
 * @param sizes as in `8 x 10 ft` or `Custom sizes to 12 x 18 ft`
 */
export function rugSizes(sizes: readonly string[]): string[] {
  const groups = sizes.flatMap((size) => [
    ...extractSizes(size).sizes.flatMap(groupOf),
    ...SHAPES.filter(([, words]) => words.test(size)).map(([value]) => value),
  ]);
  return [...new Set(groups)];
}

function groupOf({ numbers: [width, length], unit }: Size): string[] {
  if (width === undefined || length === undefined || unit !== 'ft') return [];
  if (length / width > RUNNER_RATIO) return ['runner'];
  return AREAS.filter(([, largest]) => width * length <= largest)
    .slice(0, 1)
    .map(([value]) => value);
}
