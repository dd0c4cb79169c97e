import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { smoothPolyline } from '../geometry/curve';
import { disc } from '../motifs/disc';
import { petal } from '../motifs/petal';
import type { Random } from '../random';
import { repeats, type Band } from './band';

/** A row of cusped arches, each with a sprig under it. */
export const arcade: Band = (random, length, height) => {
  const count = repeats(length, height * 0.95);
  const pitch = length / count;
  return Array.from({ length: count }, (_, i) =>
    place(arch(random, pitch, height), { x: (i + 0.5) * pitch, y: 0 }),
  ).flat();
};

function arch(random: Random, pitch: number, height: number): Shape[] {
  const w = pitch / 2;
  const outline = smoothPolyline(
    [
      [-w, height],
      [-w, height],
      [-w, height * 0.52],
      [-w * 0.8, height * 0.36],
      [-w * 0.62, height * 0.34],
      [-w * 0.62, height * 0.34],
      [-w * 0.46, height * 0.2],
      [-w * 0.26, height * 0.17],
      [-w * 0.26, height * 0.17],
      [0, 0.03 * height],
      [0, 0.03 * height],
      [w * 0.26, height * 0.17],
      [w * 0.26, height * 0.17],
      [w * 0.46, height * 0.2],
      [w * 0.62, height * 0.34],
      [w * 0.62, height * 0.34],
      [w * 0.8, height * 0.36],
      [w, height * 0.52],
      [w, height],
      [w, height],
    ],
    4,
  );
  return [
    brushStroke(outline, height * 0.05, 'primary', () => 1),
    brushStroke(
      [
        [0, height * 0.96],
        [0.02 * w, height * 0.6],
      ],
      height * 0.035,
      'leaf',
    ),
    ...place(petal(random, { ink: 'secondary', tip: 'pointed', width: 0.55 }), {
      x: 0,
      y: height * 0.66,
      scale: height * 0.4,
    }),
    ...[-1, 1].flatMap((side) =>
      place(petal(random, { ink: 'leaf', tip: 'pointed', width: 0.42 }), {
        x: 0,
        y: height * 0.92,
        angle: side * 48,
        scale: height * 0.32,
      }),
    ),
    disc(random, 0, height * 0.66, height * 0.05, 'accent'),
  ];
}
