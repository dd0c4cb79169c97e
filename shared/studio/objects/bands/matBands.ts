import type { Ink, Shape } from '../drawing/shape';
import { strip, type Band } from './band';

/** From one end to the middle: ink and breadth in centimetres; `ground` is bare reed. */
const STRIPES: readonly (readonly [ink: Ink, breadth: number])[] = [
  ['primary', 0.7],
  ['ground', 0.9],
  ['primary', 5],
  ['ground', 0.5],
  ['secondary', 1.3],
  ['ground', 0.5],
  ['primary', 0.5],
  ['ground', 7.5],
  ['secondary', 0.35],
  ['ground', 0.6],
  ['secondary', 3.2],
  ['ground', 0.6],
  ['secondary', 0.35],
  ['ground', 7.5],
  ['primary', 0.5],
  ['ground', 0.5],
  ['primary', 2],
  ['ground', 0.5],
  ['primary', 0.5],
  ['ground', 7.5],
  ['secondary', 0.35],
  ['ground', 0.6],
  ['secondary', 1.2],
  ['ground', 0.6],
  ['secondary', 0.35],
  ['ground', 7.5],
  ['primary', 0.5],
  ['ground', 0.5],
  ['primary', 2],
  ['ground', 0.5],
  ['primary', 0.5],
  ['ground', 8],
];

/** Stripes across a mat, alike from both ends; lozenges in steps of one reed on the broad ones. */
export const matBands: Band = (_random, length, height) => {
  let x = 0;
  const half = STRIPES.flatMap(([ink, breadth]): Shape[] => {
    const from = x;
    x += breadth;
    if (ink === 'ground' || x > length / 2) return [];
    return [
      across(ink, from, x, height),
      ...(breadth > 3 ? lozenges(ink === 'primary' ? 'secondary' : 'primary', from, breadth, height) : []),
    ];
  });
  const turned = half.map((shape) => ({
    ...shape,
    points: shape.points.map(([px, py]) => [length - px, py] as const),
  }));
  return [...half, ...turned];
};

function across(ink: Ink, from: number, to: number, height: number): Shape {
  return {
    points: [
      [from, 0],
      [to, 0],
      [to, height],
      [from, height],
    ],
    ink,
    plain: true,
  };
}

/** Stepped lozenges along a stripe, each with one of another dye in its heart. */
function lozenges(heart: Ink, from: number, breadth: number, height: number): Shape[] {
  const count = Math.round(height / (breadth * 1.1));
  const pitch = height / count;
  const steps = 7;
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: 2 * steps - 1 }, (_, k): Shape[] => {
      const reach = 1 - Math.abs(k - steps + 1) / steps;
      const wide = (breadth * 0.8) / (2 * steps - 1);
      const left = from + breadth * 0.1 + k * wide;
      const middle = (i + 0.5) * pitch;
      const bar = (ink: Ink, share: number): Shape => ({
        ...strip(ink, 1, 0, 1),
        points: [
          [left, middle - share * pitch * 0.4],
          [left + wide, middle - share * pitch * 0.4],
          [left + wide, middle + share * pitch * 0.4],
          [left, middle + share * pitch * 0.4],
        ],
      });
      const inner = reach - 0.45;
      return [bar('light', reach), ...(inner > 0 ? [bar(heart, inner)] : [])];
    }).flat(),
  ).flat();
}
