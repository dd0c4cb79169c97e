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
const AREAS = [
  ['4x6', 26],
  ['5x8', 45],
  ['6x9', 60],
  ['8x10', 90],
  ['9x12', Infinity],
] as const;

/** Words for sizes without numbers. */
const SHAPES = [
  ['runner', /\brunners?\b/i],
  ['round', /\bround\b/i],
  ['made-to-measure', /custom|to plan|any length/i],
] as const;

/**
 * Finds the groups of a rug's sizes.
 * @param sizes as in `8 x 10 ft` or `Custom sizes to 12 x 18 ft`
 */
export function rugSizes(sizes: readonly string[]): string[] {
  const groups = sizes.flatMap((size) => [
    ...extractSizes(size).sizes.flatMap((extracted) => groupOf(extracted) ?? []),
    ...SHAPES.filter(([, words]) => words.test(size)).map(([value]) => value),
  ]);
  return [...new Set(groups)];
}

function groupOf({ numbers: [width, length], unit }: Size): string | undefined {
  if (width === undefined || length === undefined || unit !== 'ft') return undefined;
  // A runner is more than twice as long as wide.
  if (length / width > 2) return 'runner';
  return AREAS.find(([, largest]) => width * length <= largest)?.[0];
}
