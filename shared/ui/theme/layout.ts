import { space, wide } from './tokens';

/** Distance between items in steps of 8 pixels. Two numbers are the distances between rows and between columns. */
type Gap = number | readonly [rows: number, columns: number];

interface GridLayout {
  /** Number of equal columns, or the relative width of each column. */
  readonly columns?: number | readonly number[];
  readonly gap?: Gap;
}

const gapOf = (gap: Gap) => `gap: ${[gap].flat().map(space).join(' ')};`;

function gridRules({ columns, gap }: GridLayout): string {
  const shares = typeof columns === 'number' ? new Array<number>(columns).fill(1) : columns;
  const template = shares?.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (template ? `grid-template-columns: ${template};` : '') + (gap === undefined ? '' : gapOf(gap));
}

/** `tablet` and `desktop` override the columns and the gap on screens of at least the width in `wide`. */
export function grid({
  tablet,
  desktop,
  ...phone
}: GridLayout & { readonly tablet?: GridLayout; readonly desktop?: GridLayout }): string {
  return `display: grid; ${gridRules(phone)}
    ${tablet ? `${wide.tablet} { ${gridRules(tablet)} }` : ''}
    ${desktop ? `${wide.desktop} { ${gridRules(desktop)} }` : ''}`;
}

/** The items are centred vertically and wrap. */
export const row = (gap: Gap) => `display: flex; flex-wrap: wrap; align-items: center; ${gapOf(gap)}`;

/** The items are as wide as the column. */
export const stack = (gap: Gap) => `display: flex; flex-direction: column; ${gapOf(gap)}`;
