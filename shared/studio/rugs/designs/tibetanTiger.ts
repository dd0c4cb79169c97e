import { points } from '../../drawing/points';
import { circle, curveThrough, ellipse, mirrored } from '../../drawing/curve';
import { area, type Point, type Shape, stroke } from '../../drawing/shape';
import { pearlGuard } from '../borders/guards';
import type { Design } from '../design';
import { BORDER, FIELD, LIGHT, OUTLINE, WARM } from '../palettes';
import { type HalfField, halfRug } from './layRug';

/** The right half of a tiger's pelt laid flat, head up; x from 0 at the spine to 1, y from 0 to 1 down. */
const PELT: readonly Point[] = points(
  '0,0.05 0.1,0.048 0.16,0.03 0.26,0.035 0.28,0.075 0.24,0.11 0.26,0.15 0.22,0.19 0.32,0.215 0.6,0.18 0.86,0.17 0.9,0.21 0.72,0.255 0.5,0.31 0.44,0.4 0.42,0.5 0.46,0.6 0.6,0.68 0.84,0.74 0.88,0.79 0.8,0.81 0.52,0.78 0.3,0.77 0.14,0.8 0,0.81',
);

/** A Tibetan tiger rug: the pelt laid flat, striped, on a plain ground. */
export const tibetanTiger: Design = {
  technique: 'knotted',
  cols: 321,
  ratio: 0.6,
  symmetry: 'half',
  draw: (sheet) =>
    halfRug(
      sheet,
      FIELD,
      [
        { width: 6, ground: BORDER },
        { width: 9, ground: LIGHT, ornament: pearlGuard(BORDER) },
        { width: 12, ground: BORDER },
        { width: 3, ground: WARM },
      ],
      (half) => [...pelt(half), ...stripes(half), ...mask(half)],
    ),
};

function scaled({ width, height }: HalfField, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x * width * 0.98, (y * 0.96 + 0.028) * height]);
}

function pelt(half: HalfField): Shape[] {
  const tail: Point[] = scaled(half, curveThrough(points('0,0.8 0.005,0.86 0,0.94')));
  const body = mirrored(scaled(half, curveThrough(PELT)));
  const back = mirrored(
    scaled(half, curveThrough(PELT.map(([x, y]): Point => [x * 0.86, 0.43 + (y - 0.43) * 0.965]))),
  );
  return [stroke(tail, OUTLINE, 21), stroke(tail, WARM, 17), area(body, LIGHT, OUTLINE, 3), area(back, WARM)];
}

/** Pairs of tapering stripes from the spine outwards, as on a pelt; a row down the tail. */
function stripes(half: HalfField): Shape[] {
  const stripe = (y: number, from: number, to: number, drop: number, thick: number): Shape => {
    const upper: Point[] = curveThrough([
      [from, y],
      [(from + to) / 2, y + drop * 0.3 - thick],
      [to, y + drop],
    ]);
    const lower: Point[] = curveThrough([
      [to, y + drop],
      [(from + to) / 2, y + drop * 0.3 + thick],
      [from, y],
    ]);
    return area(scaled(half, [...upper, ...lower]), OUTLINE);
  };
  const rows = Array.from({ length: 15 }, (_, index) => 0.225 + index * 0.037);
  const body = rows.flatMap((y, index) => {
    const waist = 0.3 + 0.1 * Math.abs(index - 7) * 0.14;
    return [
      stripe(y, 0.035, waist * 0.62, -0.012, 0.008),
      stripe(y + 0.014, 0.15 + 0.03 * (index % 2), waist + 0.05, 0.02, 0.007),
    ];
  });
  const limbs = [0.46, 0.56, 0.66, 0.76].flatMap((x) => [
    limb(half, x, 0.235, 0.05),
    limb(half, x, 0.72, -0.055),
  ]);
  const tail = Array.from({ length: 5 }, (_, index) => stripe(0.825 + index * 0.028, 0, 0.05, 0, 0.006));
  const spine = area(
    mirrored(scaled(half, curveThrough(points('0,0.2 0.016,0.4 0.016,0.66 0,0.79')))),
    OUTLINE,
  );
  return [spine, ...body, ...limbs, ...tail];
}

function limb(half: HalfField, x: number, y: number, reach: number): Shape {
  const slope = (x - 0.45) * (reach > 0 ? -0.14 : 0.18);
  const line: Point[] = curveThrough([
    [x, y - reach * 0.5 + slope],
    [x + 0.03, y + slope],
    [x - 0.01, y + reach * 0.5 + slope],
  ]);
  return stroke(scaled(half, line), OUTLINE, 4);
}

/** The head as weavers draw it: brow stripes, almond eyes, a broad nose, whisker dots. */
function mask(half: HalfField): Shape[] {
  const at = (points: readonly Point[]) => scaled(half, points);
  const spot = (x: number, y: number, size: number, fill: number) =>
    area(ellipse(size, size, ...(scaled(half, [[x, y]])[0] ?? [0, 0])), fill);
  const eye = scaled(half, [[0.115, 0.098]])[0] ?? [0, 0];
  return [
    ...[0.062, 0.078].map((y) =>
      area(
        at(
          curveThrough(
            [
              [0, y],
              [0.06, y - 0.008],
              [0.12, y + 0.004],
              [0.06, y + 0.003],
            ],
            true,
          ),
        ),
        OUTLINE,
      ),
    ),
    area(
      mirrored(at(curveThrough(points('0,0.13 0.09,0.128 0.13,0.155 0.08,0.182 0,0.186')))),
      LIGHT,
      OUTLINE,
      1.4,
    ),
    area(mirrored(at(points('0,0.126 0.05,0.126 0,0.152'))), OUTLINE),
    stroke(
      at([
        [0, 0.15],
        [0, 0.17],
      ]),
      OUTLINE,
      1.6,
    ),
    stroke(at(curveThrough(points('0,0.17 0.05,0.174 0.085,0.166'))), OUTLINE, 1.6),
    area(ellipse(7, 4.4, eye[0], eye[1]), LIGHT, OUTLINE, 1.6),
    area(circle(2.6, eye[0], eye[1]), OUTLINE),
    spot(0.07, 0.15, 1.2, OUTLINE),
    spot(0.09, 0.16, 1.2, OUTLINE),
    spot(0.215, 0.068, 6, LIGHT),
    spot(0.215, 0.068, 3, OUTLINE),
    ...[0.118, 0.135, 0.152].map((y) =>
      stroke(
        at(
          curveThrough([
            [0.235, y],
            [0.2, y + 0.004],
            [0.17, y],
          ]),
        ),
        OUTLINE,
        3,
      ),
    ),
  ];
}
