import { points } from '../../drawing/points';
import { curveThrough, ellipse, mirrored } from '../../drawing/curve';
import { place } from '../../drawing/place';
import { area, type Point, rectangle, type Shape, stroke } from '../../drawing/shape';
import { classicBorder } from '../borders/classicBorder';
import type { Design } from '../design';
import { type MotifDyes, variedDyes } from '../motifDyes';
import { leaf } from '../motifs/leaf';
import { lotus, palmette } from '../motifs/palmette';
import { narcissus } from '../motifs/peony';
import { floret, rosette } from '../motifs/rosette';
import { carnation, iris, tulip } from '../motifs/sprig';
import { spiral, vine } from '../motifs/vine';
import { FIELD, LIGHT, MEDALLION, OUTLINE, WARM } from '../palettes';
import { type HalfField, halfRug } from './layRug';

type Dyes = readonly [MotifDyes, MotifDyes, MotifDyes];

/** A prayer rug: a cusped niche on slender columns, in it a vase with a tall spray of flowers. */
export const prayerNiche: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.66,
  symmetry: 'half',
  draw: (sheet) =>
    halfRug(sheet, MEDALLION, classicBorder(sheet.palette, sheet.cols, lotus, narcissus), (half) => [
      ...spandrel(half, variedDyes(sheet.palette, MEDALLION)),
      ...niche(half),
      ...spray(half, variedDyes(sheet.palette, FIELD)),
      ...columns(half, variedDyes(sheet.palette, FIELD)[0]),
    ]),
};

/** The right half of the arch: five cusps from the crown down to the capital. */
function arch({ width, height }: HalfField): Point[] {
  const cusps: Point[] = points('0,0.06 0.1,0.115 0.24,0.13 0.42,0.16 0.56,0.2 0.68,0.25 0.8,0.32');
  const outline: Point[] = [];
  cusps.forEach(([x, y], index) => {
    const next = cusps[index + 1];
    outline.push([x * width, y * height]);
    if (!next) return;
    for (const t of [0.2, 0.4, 0.6, 0.8]) {
      const bulge = Math.sin(Math.PI * t) * (index === 0 ? -0.012 : 0.022);
      outline.push([(x + (next[0] - x) * t + bulge) * width, (y + (next[1] - y) * t - bulge) * height]);
    }
  });
  return outline;
}

function niche(half: HalfField): Shape[] {
  const right = arch(half);
  const below: Point[] = [[0.8 * half.width, half.height + 2]];
  const outline = mirrored([...right, ...below]);
  return [area(outline, LIGHT, OUTLINE, 9), area(outline, FIELD, LIGHT, 5), stroke(outline, WARM, 1.4)];
}

function spandrel({ width, height }: HalfField, [first, second, third]: Dyes): Shape[] {
  const scroll = (x: number, y: number, radius: number, turns: number) =>
    vine(spiral([x * width, y * height], radius * width, 2.4, turns), first, {
      spacing: 9,
      leafLength: 8,
      thickness: 1.5,
    });
  return [
    ...scroll(0.68, 0.11, 0.19, 1.3),
    ...scroll(0.3, 0.055, 0.12, -1.3),
    ...scroll(0.92, 0.24, 0.12, -1.3),
    ...place(palmette(second), { x: 0.68 * width, y: 0.11 * height, scale: width * 0.12, turn: 0.6 }),
    ...place(rosette(third, 8), { x: 0.3 * width, y: 0.055 * height, scale: width * 0.07 }),
    ...place(rosette(first, 8), { x: 0.92 * width, y: 0.24 * height, scale: width * 0.07 }),
    ...place(lotus(first), { x: 0.94 * width, y: 0.04 * height, scale: width * 0.08, turn: 0.8 }),
    ...place(floret(second), { x: 0.5 * width, y: 0.03 * height, scale: width * 0.03 }),
    ...place(floret(second), { x: 0.48 * width, y: 0.13 * height, scale: width * 0.03 }),
    ...place(floret(second), { x: 0.9 * width, y: 0.14 * height, scale: width * 0.03 }),
  ];
}

function columns({ width, height }: HalfField, dyes: MotifDyes): Shape[] {
  const [x, thick] = [0.885 * width, 0.085 * width];
  const [top, foot] = [0.33 * height, 0.96 * height];
  const rings = Array.from({ length: 16 }, (_, index) =>
    rectangle(x - thick / 2, top + ((foot - top) * (index + 0.4)) / 16, thick, 2.2, OUTLINE),
  );
  return [
    area(
      [
        [x - thick / 2, top],
        [x + thick / 2, top],
        [x + thick / 2, foot],
        [x - thick / 2, foot],
      ],
      WARM,
      OUTLINE,
      1.4,
    ),
    ...rings,
    ...place(lotus(dyes), { x, y: top - thick * 0.4, scale: thick * 0.95 }),
    ...place(lotus(dyes), { x, y: foot + thick * 0.2, scale: thick * 1.1 }),
  ];
}

function spray({ width, height }: HalfField, dyes: Dyes): Shape[] {
  const [first, second, third] = dyes;
  const mouth = height * 0.8;
  const stems = [0.12, 0.3, 0.5, 0.66].map((reach, index): Point[] =>
    curveThrough([
      [0, mouth],
      [width * reach * 0.5, height * (0.7 - 0.02 * index)],
      [width * reach, height * (0.42 + 0.09 * index)],
    ]),
  );
  const blossoms = stems.flatMap((line, index) => {
    const tip = line.at(-1) ?? [0, 0];
    const kit = dyes[index % 3] ?? first;
    const flower = [carnation, iris, rosette, tulip][index] ?? tulip;
    return [
      ...vine(line, first, { spacing: width * 0.1, leafLength: width * 0.085, thickness: 1.8 }),
      ...place(flower(kit), { x: tip[0], y: tip[1], scale: width * 0.1, turn: 0.25 * index }),
    ];
  });
  const twigs = points('0.24,0.56 0.42,0.62 0.2,0.36 0.36,0.44 0.6,0.56 0.14,0.66').flatMap(
    ([x = 0, y = 0], index) => [
      ...place(index % 2 === 0 ? carnation(third) : rosette(second, 6), {
        x: x * width,
        y: y * height,
        scale: width * 0.055,
      }),
      ...place(leaf(first), {
        x: x * width,
        y: (y + 0.03) * height,
        scale: width * 0.06,
        turn: Math.PI - 0.4,
      }),
    ],
  );
  const vase = mirrored(
    curveThrough(
      points('0,0.795 0.1,0.795 0.06,0.83 0.2,0.87 0.19,0.91 0.08,0.945 0.13,0.965 0,0.967').map(
        ([x, y]): Point => [x * width, y * height],
      ),
    ),
  );
  return [
    stroke(
      [
        [0, mouth],
        [0, height * 0.3],
      ],
      first.stem,
      2,
    ),
    ...twigs,
    ...blossoms,
    ...place(palmette(second), { x: 0, y: height * 0.26, scale: width * 0.15 }),
    ...place(lotus(third), { x: 0, y: height * 0.47, scale: width * 0.11 }),
    ...place(rosette(first, 8), { x: 0, y: height * 0.6, scale: width * 0.08 }),
    area(vase, second.petal, OUTLINE, 1.6),
    ...place(rosette(third, 8), { x: 0, y: height * 0.88, scale: width * 0.09 }),
    area(ellipse(width * 0.1, 2, 0, height * 0.797), OUTLINE),
  ];
}
