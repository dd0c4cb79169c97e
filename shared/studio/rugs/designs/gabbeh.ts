import { smoothNoise } from '../../drawing/noise';
import { fillGrid, type KnotGrid } from '../cartoon/knotGrid';
import type { Design, Sheet } from '../design';
import { COOL, FIELD, LIGHT, MEDALLION, WARM } from '../palettes';
import { type Figure, FIGURES } from './gabbehFigures';

/** Knots to a square of a figure. */
const SQUARE = 2;
const EDGE = 14;

interface Placed {
  readonly figure: Figure;
  readonly left: number;
  readonly top: number;
  readonly dye: number;
}

/** A gabbeh: an open field of many-toned wool with a few small goats, trees and huts scattered on it. */
export const gabbeh: Design = {
  technique: 'knotted',
  cols: 301,
  ratio: 0.68,
  symmetry: 'none',
  draw: (sheet) => Promise.resolve(weave(sheet)),
};

function weave({ cols, rows, random }: Sheet): KnotGrid {
  const cast = FIGURES.length;
  const placed: Placed[] = [];
  const [columns, lines] = [4, 6];
  const [cellWidth, cellHeight] = [(cols - 2 * EDGE) / columns, (rows - 2 * EDGE) / lines];
  for (let line = 0; line < lines; line += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [pick, across, down, dye] = [random(), random(), random(), random()];
      if (pick < 0.22) continue;
      const figure = FIGURES[Math.floor(((pick - 0.22) / 0.78) * cast)];
      if (!figure) continue;
      const [width, height] = [(figure.rows[0]?.length ?? 0) * SQUARE, figure.rows.length * SQUARE];
      const left = Math.round(EDGE + column * cellWidth + across * (cellWidth - width));
      const top = Math.round(EDGE + line * cellHeight + down * (cellHeight - height));
      placed.push({ figure, left, top, dye: [LIGHT, WARM, COOL][Math.floor(dye * 3)] ?? LIGHT });
    }
  }
  const seed = Math.floor(random() * 1e6);
  return fillGrid(cols, rows, (col, row) => {
    const depth = Math.min(col, row, cols - 1 - col, rows - 1 - row);
    if (depth < EDGE) return edgeDye(depth, col, row);
    for (const item of placed) {
      const letter =
        item.figure.rows[Math.floor((row - item.top) / SQUARE)]?.[Math.floor((col - item.left) / SQUARE)];
      if (letter === '#') return item.dye;
      if (letter === '+') return item.dye === WARM ? LIGHT : WARM;
    }
    const hill = smoothNoise(col / 110, 1, seed) * 26 + smoothNoise(col / 30, 2, seed) * 7;
    return row + hill > rows * 0.66 ? MEDALLION : FIELD;
  });
}

function edgeDye(depth: number, col: number, row: number): number {
  if (depth < 5 || depth >= 11) return MEDALLION;
  return (Math.floor(col / 6) + Math.floor(row / 6)) % 2 === 0 ? WARM : LIGHT;
}
