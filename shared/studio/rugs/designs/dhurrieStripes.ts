import { fillGrid } from '../cartoon/knotGrid';
import type { Design } from '../design';
import { BORDER, COOL, FIELD, LIGHT, MEDALLION, OUTLINE, WARM } from '../palettes';

/** A band across the dhurrie: its height in knots, its dyes, and what is woven into it. */
interface Stripe {
  readonly height: number;
  readonly ground: number;
  readonly figure: number;
  readonly pattern: 'plain' | 'pins' | 'teeth' | 'diamonds' | 'arrows' | 'checks';
}

const STRIPES: readonly Stripe[] = [
  { height: 17, ground: FIELD, figure: LIGHT, pattern: 'diamonds' },
  { height: 2, ground: OUTLINE, figure: OUTLINE, pattern: 'plain' },
  { height: 7, ground: LIGHT, figure: WARM, pattern: 'pins' },
  { height: 22, ground: LIGHT, figure: LIGHT, pattern: 'plain' },
  { height: 8, ground: LIGHT, figure: BORDER, pattern: 'teeth' },
  { height: 22, ground: BORDER, figure: LIGHT, pattern: 'arrows' },
  { height: 8, ground: BORDER, figure: LIGHT, pattern: 'teeth' },
  { height: 16, ground: LIGHT, figure: LIGHT, pattern: 'plain' },
  { height: 6, ground: COOL, figure: LIGHT, pattern: 'checks' },
  { height: 14, ground: WARM, figure: WARM, pattern: 'plain' },
  { height: 6, ground: COOL, figure: LIGHT, pattern: 'checks' },
  { height: 16, ground: LIGHT, figure: LIGHT, pattern: 'plain' },
  { height: 3, ground: MEDALLION, figure: MEDALLION, pattern: 'plain' },
  { height: 4, ground: LIGHT, figure: LIGHT, pattern: 'plain' },
  { height: 3, ground: MEDALLION, figure: MEDALLION, pattern: 'plain' },
  { height: 14, ground: LIGHT, figure: LIGHT, pattern: 'plain' },
];
const REPEAT = STRIPES.reduce((sum, { height }) => sum + height, 0);
const SELVEDGE = 5;

/** A flat-woven cotton dhurrie: broad quiet stripes, between them bands of diamonds, arrows and teeth. */
export const dhurrieStripes: Design = {
  technique: 'flatwoven',
  cols: 361,
  ratio: 0.66,
  symmetry: 'quarter',
  draw: ({ cols, rows }) => {
    const [centreCol, centreRow] = [(cols - 1) / 2, (rows - 1) / 2];
    const grid = fillGrid(cols, rows, (col, row) => {
      const [x, y] = [Math.abs(col - centreCol), Math.abs(row - centreRow)];
      return centreCol - x < SELVEDGE ? BORDER : stripeDye(x, y);
    });
    return Promise.resolve(grid);
  },
};

/** The dye of a knot, measured from the middle of the rug; the stripes run out both ways from there. */
function stripeDye(x: number, y: number): number {
  let depth = (y + (STRIPES[0]?.height ?? 0) / 2) % REPEAT;
  for (const stripe of STRIPES) {
    if (depth < stripe.height) return isFigure(stripe, x, Math.floor(depth)) ? stripe.figure : stripe.ground;
    depth -= stripe.height;
  }
  return FIELD;
}

function isFigure({ pattern, height }: Stripe, x: number, y: number): boolean {
  const fromMiddle = Math.abs(y - (height - 1) / 2);
  const cell = Math.abs(((x + 12) % 24) - 12);
  switch (pattern) {
    case 'plain':
      return false;
    case 'pins':
      return y % 3 === 1;
    case 'checks':
      return (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0;
    case 'teeth':
      return y > Math.floor(Math.abs(((x + 6) % 12) - 6) * (height / 6));
    case 'diamonds': {
      const steps = Math.floor(cell / 2) + Math.floor(fromMiddle);
      return (steps > 1 && steps < 4) || (steps > 5 && steps < 8);
    }
    case 'arrows': {
      const slope = (Math.floor(x / 2) + Math.floor(fromMiddle)) % 12;
      return slope < 4 && fromMiddle < height / 2 - 2;
    }
  }
}
