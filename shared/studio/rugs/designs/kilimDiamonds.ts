import { fillGrid } from '../cartoon/knotGrid';
import type { Design } from '../design';
import { BORDER, COOL, FIELD, LIGHT, MEDALLION, OUTLINE, WARM } from '../palettes';
import { zigzagEdge } from './zigzagEdge';

/** Knots that a step is wide and high. */
const STEP = { across: 4, down: 3 };
/** Bands of a diamond from its middle outwards: a dye, and at how many steps the band ends. */
type Band = readonly [dye: number, end: number];
const DIAMONDS: readonly (readonly Band[])[] = [
  [
    [LIGHT, 2],
    [MEDALLION, 4],
    [WARM, 7],
    [OUTLINE, 8],
    [LIGHT, 9],
    [FIELD, 13],
  ],
  [
    [WARM, 2],
    [FIELD, 4],
    [LIGHT, 7],
    [OUTLINE, 8],
    [COOL, 9],
    [BORDER, 13],
  ],
  [
    [COOL, 2],
    [BORDER, 4],
    [LIGHT, 7],
    [OUTLINE, 8],
    [FIELD, 9],
    [WARM, 13],
  ],
];
const STEPS = 14;
const EDGE = 34;

/** A flat-woven kilim: stepped diamonds with hooked outlines, side by side and in half-drop, in a zigzag edge. */
export const kilimDiamonds: Design = {
  technique: 'flatwoven',
  cols: 361,
  ratio: 0.64,
  symmetry: 'quarter',
  draw: ({ cols, rows }) => {
    const [centreCol, centreRow] = [(cols - 1) / 2, (rows - 1) / 2];
    const grid = fillGrid(cols, rows, (col, row) => {
      const [x, y] = [Math.abs(col - centreCol), Math.abs(row - centreRow)];
      const edge = zigzagEdge(centreCol - x, centreRow - y, EDGE, x, y);
      return edge ?? diamond(x, y);
    });
    return Promise.resolve(grid);
  },
};

/** The dye of a knot of the field, measured from the middle of the rug. */
function diamond(x: number, y: number): number {
  const across = Math.floor((x + STEP.across / 2) / STEP.across);
  const down = Math.floor((y + STEP.down / 2) / STEP.down);
  const size = 2 * STEPS;
  const place = (offset: number) => {
    const cellX = Math.round((across - offset) / size) * size + offset;
    const cellY = Math.round((down - offset) / size) * size + offset;
    const steps = Math.abs(across - cellX) + Math.abs(down - cellY);
    return { steps, kind: (Math.abs(cellY / STEPS) + (offset > 0 ? 1 : 0)) % 3 };
  };
  const [whole, half] = [place(0), place(STEPS)];
  const own = whole.steps <= half.steps ? whole : half;
  const bands = DIAMONDS[own.kind] ?? [];
  const dye = bands.find(([, end]) => own.steps < end)?.[0] ?? OUTLINE;
  return hook(own.steps, across, down) ?? dye;
}

/** Small hooks that stand on the outline of a diamond. */
function hook(steps: number, across: number, down: number): number | undefined {
  return steps === 10 && (across + 2 * down) % 4 === 0 ? LIGHT : undefined;
}
