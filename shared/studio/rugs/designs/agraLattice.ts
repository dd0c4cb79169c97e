import { place } from '../../drawing/place';
import type { Point, Shape } from '../../drawing/shape';
import { plantBorder } from '../borders/plantBorder';
import type { Design } from '../design';
import { variedDyes } from '../motifDyes';
import { rosette } from '../motifs/rosette';
import { carnation, iris, plant, tulip } from '../motifs/sprig';
import { vine } from '../motifs/vine';
import { FIELD, type Palette } from '../palettes';
import { type HalfField, halfRug } from './layRug';

const FLOWERS = [carnation, tulip, iris];

/** A lattice of leafy vines in ogee curves, a flowering plant in every opening (Agra, after Mughal work). */
export const agraLattice: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.68,
  symmetry: 'half',
  draw: (sheet) =>
    halfRug(sheet, FIELD, plantBorder(sheet.palette, sheet.cols), ({ width, height }) => {
      const pitch = width / 2;
      const drop = height / Math.round(height / (pitch * 1.42));
      const size = { width, height, pitch, drop };
      return [...lattice(sheet.palette, size), ...plants(sheet.palette, size)];
    }),
};

interface Lattice extends HalfField {
  /** Width of an opening, in knots. */
  readonly pitch: number;
  /** Height of an opening, in knots. */
  readonly drop: number;
}

/** Vines swing between two uprights and meet their neighbours by turns, so that openings stand in half-drop. */
function lattice(palette: Palette, { width, height, pitch, drop }: Lattice): Shape[] {
  const [first, second] = variedDyes(palette, FIELD);
  const shapes: Shape[] = [];
  for (let col = 0; (col - 0.5) * pitch < width + pitch; col += 1) {
    for (const side of [1, -1]) {
      const line = Array.from({ length: Math.ceil(height / 3) + 1 }, (_, index): Point => {
        const swing = Math.sin((Math.PI * index * 3) / drop);
        return [
          (col + 0.5) * pitch + (side * pitch * Math.sign(swing) * Math.abs(swing) ** 0.9) / 2,
          index * 3,
        ];
      });
      shapes.push(...vine(line, first, { spacing: 10, leafLength: 8, thickness: 2 }));
    }
  }
  eachOpening({ width, height, pitch, drop }, (x, y) => {
    shapes.push(...place(rosette(second, 8), { x: x + pitch / 2, y, scale: pitch * 0.1 }));
  });
  return shapes;
}

function plants(palette: Palette, size: Lattice): Shape[] {
  const dyes = variedDyes(palette, FIELD);
  const shapes: Shape[] = [];
  eachOpening(size, (x, y, index) => {
    const kind = index % 3;
    const at = { x, y: y + size.drop * 0.29, scale: size.pitch * 0.38 };
    shapes.push(...place(plant(dyes[kind] ?? dyes[0], FLOWERS[kind] ?? carnation), at));
  });
  return shapes;
}

function eachOpening(size: Lattice, visit: (x: number, y: number, index: number) => void): void {
  for (let row = 0; (row * size.drop) / 2 < size.height + size.drop / 2; row += 1) {
    for (let col = 0; (col - 1) * size.pitch < size.width; col += 1) {
      visit((col + (row % 2) / 2) * size.pitch, (row * size.drop) / 2, row + col);
    }
  }
}
