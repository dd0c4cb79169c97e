import { curveThrough, ellipse, mirrored } from '../../drawing/curve';
import { place } from '../../drawing/place';
import { area, type Point, type Shape, stroke } from '../../drawing/shape';
import { leafBorder } from '../borders/leafBorder';
import type { Design } from '../design';
import { type MotifDyes, variedDyes } from '../motifDyes';
import { bird } from '../motifs/bird';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { carnation, iris, plant, tulip } from '../motifs/sprig';
import { FIELD, MEDALLION, OUTLINE, WARM } from '../palettes';
import { type HalfField, halfRug } from './layRug';

const BOUGHS = 7;

/** A tree of life that grows from a mound, with blossoms on every bough, birds and flowering plants. */
export const treeOfLife: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.64,
  symmetry: 'half',
  draw: (sheet) => {
    const dyes = variedDyes(sheet.palette, FIELD);
    return halfRug(sheet, FIELD, leafBorder(sheet.palette, sheet.cols), (half) => [
      ...tree(half, dyes),
      ...mound(half, variedDyes(sheet.palette, MEDALLION)[0]),
      ...meadow(half, dyes),
    ]);
  },
};

function tree({ width, height }: HalfField, dyes: readonly [MotifDyes, MotifDyes, MotifDyes]): Shape[] {
  const foot = height * 0.95;
  const top = height * 0.13;
  const boughs = Array.from({ length: BOUGHS }, (_, index) => {
    const t = (index + 0.6) / BOUGHS;
    const y = foot - (foot - top) * (0.16 + 0.78 * t);
    const reach = width * (0.84 - 0.42 * t ** 2.2);
    return bough(y, reach, height * 0.11, index, dyes);
  });
  const trunk = mirrored(
    curveThrough([
      [0, top],
      [2.2, height * 0.3],
      [3.5, height * 0.6],
      [6, height * 0.82],
      [15, foot],
    ]),
  );
  return [
    ...boughs.flat(),
    area(trunk, WARM, OUTLINE, 1.2),
    ...place(palmette(dyes[0]), { x: 0, y: top, scale: width * 0.15 }),
  ];
}

function bough(
  y: number,
  reach: number,
  rise: number,
  index: number,
  dyes: readonly [MotifDyes, MotifDyes, MotifDyes],
): Shape[] {
  const line = curveThrough([
    [0, y + rise * 0.35],
    [reach * 0.3, y + rise * 0.12],
    [reach * 0.62, y - rise * 0.1],
    [reach, y - rise * 0.62],
  ]);
  const [first, second, third] = dyes;
  const on = (t: number): Point =>
    line[Math.min(line.length - 1, Math.round(t * (line.length - 1)))] ?? [0, y];
  const leaves = [0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.94].flatMap((t) => {
    const [x, at] = on(t);
    return [-0.5, 2].flatMap((turn) =>
      place(leaf(first, 0.3), { x, y: at, scale: rise * 0.24, turn: turn + 0.5 * t }),
    );
  });
  const twigs = [0.36, 0.66, 0.86].flatMap((t, spot) => {
    const [x, at] = on(t);
    const side = (spot + index) % 2 === 0 ? -1 : 1;
    const end: Point = [x + rise * 0.12, at + side * rise * 0.42];
    const kit = dyes[(spot + index) % 3] ?? first;
    const blossom =
      (spot + index) % 3 === 0
        ? rosette(kit, 6)
        : (spot + index) % 3 === 1
          ? carnation(kit)
          : rosette(kit, 8);
    return [
      stroke([[x, at], end], first.stem, 1.5),
      ...place(blossom, { x: end[0], y: end[1], scale: rise * 0.19, turn: side > 0 ? Math.PI : 0 }),
    ];
  });
  const tip = on(1);
  return [
    stroke(line, second.stem, 2.4),
    ...leaves,
    ...twigs,
    ...place(palmette(index % 2 === 0 ? second : third), {
      x: tip[0],
      y: tip[1],
      scale: rise * 0.26,
      turn: 0.3,
    }),
    ...(index % 3 === 1
      ? place(bird(second), { x: on(0.5)[0], y: on(0.5)[1] - rise * 0.2, scale: rise * 0.26 })
      : []),
  ];
}

function mound({ width, height }: HalfField, dyes: MotifDyes): Shape[] {
  const hills = [0.62, 0.3, 0].map((x, index) =>
    area(ellipse(width * 0.26, height * 0.06 + index * 3, x * width, height + 1), MEDALLION, OUTLINE, 1.4),
  );
  const flowers = [0, 0.16, 0.32, 0.48, 0.64].flatMap((x, index) =>
    place(floret(dyes, 5), { x: x * width, y: height * (0.965 + 0.012 * (index % 2)), scale: width * 0.026 }),
  );
  return [...hills, ...flowers];
}

function meadow(
  { width, height }: HalfField,
  [first, second, third]: readonly [MotifDyes, MotifDyes, MotifDyes],
): Shape[] {
  return [
    ...place(plant(second, tulip), { x: width * 0.46, y: height * 0.93, scale: width * 0.12 }),
    ...place(plant(third, iris), { x: width * 0.9, y: height * 0.985, scale: width * 0.15 }),
    ...place(plant(first, carnation), { x: width * 0.7, y: height * 0.94, scale: width * 0.13 }),
    ...place(bird(first), { x: width * 0.26, y: height * 0.9, scale: width * 0.1 }),
    ...place(plant(first, carnation), { x: width * 0.86, y: height * 0.14, scale: width * 0.1 }),
  ];
}
