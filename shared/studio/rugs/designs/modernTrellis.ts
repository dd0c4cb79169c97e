import { fillGrid } from '../cartoon/knotGrid';
import type { Design } from '../design';
import { BORDER, FIELD, LIGHT } from '../palettes';

const EDGE = { margin: 10, line: 4 };

/** A modern Jaipur trellis: interlaced quatrefoils drawn as a double line, framed by one plain line. */
export const modernTrellis: Design = {
  technique: 'tufted',
  cols: 401,
  ratio: 0.7,
  symmetry: 'quarter',
  draw: ({ cols, rows }) => {
    const [centreCol, centreRow] = [(cols - 1) / 2, (rows - 1) / 2];
    const pitch = cols / 5;
    const drop = rows / Math.round(rows / pitch);
    const grid = fillGrid(cols, rows, (col, row) => {
      const [x, y] = [Math.abs(col - centreCol), Math.abs(row - centreRow)];
      const depth = Math.min(centreCol - x, centreRow - y);
      if (depth < EDGE.margin) return FIELD;
      if (depth < EDGE.margin + EDGE.line) return LIGHT;
      return trellis(x / pitch, y / drop);
    });
    return Promise.resolve(grid);
  },
};

/** Quatrefoils that touch, each with a finer line inside; both coordinates in squares of the lattice. */
function trellis(x: number, y: number): number {
  const [across, down] = [Math.abs(x - Math.round(x)), Math.abs(y - Math.round(y))];
  const outline = quatrefoil(across, down, 0);
  if (Math.abs(outline) < 0.034 || Math.abs(quatrefoil(across, down, 0.1)) < 0.014) return LIGHT;
  return outline > 0 ? BORDER : FIELD;
}

/** Distance to a quatrefoil round 0, 0, negative inside; for x and y of 0 or more, in squares. */
function quatrefoil(x: number, y: number, inset: number): number {
  const lobe = Math.hypot(Math.max(x, y) - 0.24, Math.min(x, y)) - 0.235 + inset;
  const middle = Math.max(x, y) - 0.23 + 0.25 * inset;
  return Math.min(lobe, middle);
}
