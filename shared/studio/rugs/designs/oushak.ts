import { curveThrough } from '../../drawing/curve';
import { place } from '../../drawing/place';
import type { Point, Shape } from '../../drawing/shape';
import type { Band } from '../borders/frame';
import { scrollOrnament } from '../borders/scroll';
import type { Design } from '../design';
import { variedDyes } from '../motifDyes';
import { sazLeaf } from '../motifs/leaf';
import { lotus, palmette } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { vine } from '../motifs/vine';
import { BORDER, FIELD, LIGHT, OUTLINE, type Palette } from '../palettes';
import { type HalfField, quarterRug } from './layRug';

/** Large, loosely spaced palmettes on thin vines over a soft ground, after Oushak work. */
export const oushak: Design = {
  technique: 'knotted',
  cols: 381,
  ratio: 0.74,
  symmetry: 'quarter',
  draw: (sheet) => quarterRug(sheet, FIELD, border(sheet.palette), (half) => field(half, sheet.palette)),
};

function border(palette: Palette): Band[] {
  const [first, second] = variedDyes(palette, BORDER);
  return [
    { width: 5, ground: FIELD },
    { width: 2, ground: OUTLINE },
    { width: 5, ground: LIGHT },
    { width: 48, ground: BORDER, ornament: scrollOrnament(first, second, lotus) },
    { width: 5, ground: LIGHT },
    { width: 2, ground: OUTLINE },
  ];
}

function field({ width, height }: HalfField, palette: Palette): Shape[] {
  const [first, second, third] = variedDyes(palette, FIELD);
  const form = { spacing: 15, leafLength: 13, thickness: 1.9 };
  const line = (...points: readonly (readonly [number, number])[]) =>
    vine(curveThrough(points.map(([x, y]): Point => [x * width, y * height])), first, form);
  const at = (x: number, y: number, scale: number, turn = 0) => ({
    x: x * width,
    y: y * height,
    scale: scale * width,
    turn,
  });
  return [
    ...line([0, 0.2], [0.2, 0.3], [0.5, 0.26], [0.62, 0.08], [0.9, 0]),
    ...line([0.5, 0.26], [0.62, 0.42], [0.5, 0.6], [0.2, 0.66], [0, 0.56]),
    ...line([0.55, 0.52], [0.8, 0.62], [0.86, 0.8], [0.6, 0.9], [0.3, 0.86], [0, 0.96]),
    ...line([0.86, 0.76], [1, 0.5], [0.9, 0.3]),
    ...place(sazLeaf(second, 6), at(0.26, 0.07, 0.15, -2)),
    ...place(sazLeaf(third, 6), at(0.74, 0.46, 0.15, 0.4)),
    ...place(sazLeaf(second, 6), at(0.3, 0.5, 0.14, 1.9)),
    ...place(sazLeaf(third, 6), at(0.4, 0.77, 0.15, 1.2)),
    ...place(palmette(first), at(0, 0.2, 0.22)),
    ...place(rosette(third, 10), at(0, 0, 0.16)),
    ...place(lotus(second), at(0.55, 0.26, 0.18, 0.5)),
    ...place(palmette(second), at(0, 0.58, 0.2, Math.PI)),
    ...place(palmette(first), at(0.62, 0.88, 0.19, 2.6)),
    ...place(lotus(third), at(0.98, 0.02, 0.15, -Math.PI / 2)),
    ...place(rosette(first, 8), at(0.93, 0.4, 0.1)),
    ...place(lotus(second), at(0, 0.93, 0.15)),
    ...place(rosette(third, 8), at(0.56, 0.56, 0.1)),
    ...place(floret(second), at(0.3, 0.36, 0.045)),
    ...place(floret(second), at(0.84, 0.2, 0.045)),
    ...place(floret(first), at(0.26, 0.68, 0.045)),
    ...place(floret(third), at(0.84, 0.94, 0.05)),
  ];
}
