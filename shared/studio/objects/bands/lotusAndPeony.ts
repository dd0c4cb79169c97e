import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { bud } from '../motifs/bud';
import { leaf } from '../motifs/leaf';
import { openLotus } from '../motifs/openLotus';
import { peony } from '../motifs/peony';
import { sazLeaf } from '../motifs/sazLeaf';
import { tendril } from '../motifs/tendril';
import type { Random } from '../random';
import type { Band } from './band';

type Spot = readonly [x: number, y: number, angle: number, size: number, mirrored?: boolean];

/** All places are for a field of height 1 and width 1.5. */
const STEMS: readonly (readonly [width: number, ...line: Point[]])[] = [
  [0.026, [0.43, 0.72], [0.5, 0.87], [0.72, 0.93], [0.94, 0.86], [1.07, 0.66]],
  [0.02, [0.56, 0.89], [0.34, 0.96], [0.12, 0.9], [0.06, 0.66], [0.1, 0.42]],
  [0.02, [0.94, 0.86], [1.2, 0.95], [1.41, 0.88], [1.45, 0.6], [1.4, 0.3]],
  [0.018, [0.72, 0.93], [0.76, 0.66], [0.73, 0.4], [0.75, 0.24]],
  [0.014, [0.73, 0.4], [0.62, 0.22], [0.46, 0.13], [0.26, 0.13]],
  [0.014, [0.74, 0.42], [0.86, 0.2], [1.02, 0.1], [1.2, 0.11]],
];
const LONG_LEAVES: readonly Spot[] = [
  [0.36, 0.95, -52, 0.25, true],
  [0.72, 0.93, 44, 0.24],
  [0.07, 0.62, 30, 0.24],
  [1.44, 0.62, -30, 0.24, true],
  [0.62, 0.23, -84, 0.21],
  [0.87, 0.2, 84, 0.21, true],
  [1.2, 0.94, 50, 0.2],
];
const LEAVES: readonly Spot[] = [
  [0.22, 0.94, -62, 0.15],
  [0.08, 0.8, 70, 0.16],
  [0.1, 0.5, -60, 0.13, true],
  [0.46, 0.13, -140, 0.13],
  [0.36, 0.12, -30, 0.12],
  [0.76, 0.68, -56, 0.17, true],
  [0.76, 0.6, 58, 0.17],
  [0.73, 0.44, -40, 0.14, true],
  [1.02, 0.1, 140, 0.13, true],
  [1.1, 0.1, 30, 0.12],
  [1.43, 0.78, -70, 0.16, true],
  [1.43, 0.46, 56, 0.13],
  [1.32, 0.93, -20, 0.13],
  [0.6, 0.9, -10, 0.15, true],
  [0.06, 0.66, -50, 0.14, true],
  [0.3, 0.13, 150, 0.12],
  [1.16, 0.11, -150, 0.12, true],
  [0.79, 0.35, 66, 0.12],
  [0.9, 0.88, 150, 0.13],
];
const BUDS: readonly Spot[] = [
  [0.1, 0.43, 8, 0.19],
  [1.4, 0.31, -8, 0.19],
  [0.75, 0.26, 0, 0.21],
  [0.27, 0.13, -96, 0.14],
  [1.19, 0.11, 96, 0.14],
];
const TENDRILS: readonly Spot[] = [
  [0.12, 0.9, -110, 0.12],
  [0.56, 0.19, 30, 0.1],
  [0.94, 0.14, -40, 0.1, true],
  [1.4, 0.9, 96, 0.1, true],
];

/** A lotus and a peony on one curling stem. */
export const lotusAndPeony: Band = (random, length, height) => {
  const size = Math.min(height, length / 1.5);
  const [x, y] = [(length - 1.5 * size) / 2, (height - size) / 2];
  return place(spray(random), { x, y, scale: size });
};

function spray(random: Random): Shape[] {
  const each = (spots: readonly Spot[], motif: () => Shape[]) =>
    spots.flatMap(([x, y, angle, scale, mirrored = false]) =>
      place(motif(), { x, y, angle, scale, mirrored }),
    );
  return [
    ...STEMS.map(([width, ...line]) => brushStroke(line, width, 'leaf', (t) => 1 - 0.4 * t)),
    ...each(TENDRILS, () => tendril(random, 'leaf', 0.1)),
    ...each(LEAVES, () => leaf(random)),
    ...each(LONG_LEAVES, () => sazLeaf(random)),
    ...each(BUDS, () => bud(random, 'secondary')),
    ...place(openLotus(random), { x: 0.43, y: 0.76, scale: 0.5 }),
    ...place(peony(random), { x: 1.08, y: 0.49, scale: 0.265 }),
  ];
}
