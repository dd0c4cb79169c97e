import { curveThrough } from '../../drawing/curve';
import { place } from '../../drawing/place';
import type { Point, Shape } from '../../drawing/shape';
import { classicBorder } from '../borders/classicBorder';
import type { Design } from '../design';
import { variedDyes } from '../motifDyes';
import { sazLeaf } from '../motifs/leaf';
import { lotus, palmette } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { peony } from '../motifs/peony';
import { bud } from '../motifs/sprig';
import { vine } from '../motifs/vine';
import { FIELD, type Palette } from '../palettes';
import { type HalfField, quarterRug } from './layRug';

/** Large palmettes on swinging vines with long curved leaves (in and out palmettes, after Isfahan work). */
export const palmetteVine: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.66,
  symmetry: 'quarter',
  draw: (sheet) =>
    quarterRug(sheet, FIELD, classicBorder(sheet.palette, sheet.cols, lotus, peony), (half) =>
      field(half, sheet.palette),
    ),
};

function field({ width, height }: HalfField, palette: Palette): Shape[] {
  const [first, second, third] = variedDyes(palette, FIELD);
  const rows = Math.max(2, Math.round(height / (width * 0.62)));
  const drop = height / (rows - 0.35);
  const size = width * 0.2;
  const swing = (from: number, reach: number): Point[] =>
    curveThrough(
      Array.from({ length: rows * 2 + 2 }, (_, index): Point => [
        from + reach * Math.cos(index * Math.PI),
        (index / 2) * drop,
      ]),
    );
  const form = { spacing: 11, leafLength: 9, thickness: 1.8 };
  const vines = [swing(width * 0.28, width * 0.17), swing(width * 0.72, -width * 0.17)].flatMap((line) =>
    vine(line, first, form),
  );
  const shapes: Shape[] = [...vines];
  for (let row = 0; row < rows + 1; row += 1) {
    const y = row * drop;
    const out = row % 2 === 0;
    shapes.push(
      ...pair((flip) =>
        place(sazLeaf(second, 8), {
          x: width * 0.5 + (flip ? -1 : 1) * size * 0.86,
          y: y + drop * 0.12,
          scale: size * 0.95,
          turn: flip ? 0.3 : -0.3,
          flip,
        }),
      ),
      ...place(palmette(out ? first : second), {
        x: width * 0.5,
        y,
        scale: size * 0.78,
        turn: out ? 0 : Math.PI,
      }),
      ...place(lotus(out ? second : first), {
        x: 0,
        y: y + drop / 2,
        scale: size * 0.66,
        turn: out ? Math.PI : 0,
      }),
      ...place(lotus(third), {
        x: width * 0.98,
        y: y + drop / 2,
        scale: size * 0.62,
        turn: out ? 0 : Math.PI,
      }),
      ...place(rosette(third, 8), { x: width * 0.5, y: y + drop / 2, scale: size * 0.44 }),
      ...place(rosette(first, 6), { x: 0, y, scale: size * 0.36 }),
      ...place(rosette(second, 6), { x: width * 0.98, y, scale: size * 0.32 }),
      ...pair((flip) =>
        place(bud(first), {
          x: width * 0.5 + (flip ? -1 : 1) * size * 0.9,
          y: y + drop * 0.5,
          scale: size * 0.28,
          turn: flip ? -1.2 : 1.2,
        }),
      ),
      ...pair((flip) =>
        place(floret(second), {
          x: width * 0.5 + (flip ? -1 : 1) * size * 1.5,
          y: y + drop * 0.24,
          scale: size * 0.16,
        }),
      ),
      ...pair((flip) =>
        place(floret(third), {
          x: width * 0.5 + (flip ? -1 : 1) * size * 0.5,
          y: y + drop * 0.34,
          scale: size * 0.14,
        }),
      ),
    );
  }
  return shapes;
}

/** A motif and its mirror image. */
function pair(draw: (flip: boolean) => Shape[]): Shape[] {
  return [...draw(false), ...draw(true)];
}
