import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { bud } from '../motifs/bud';
import { disc } from '../motifs/disc';
import { leaf } from '../motifs/leaf';
import { rosette } from '../motifs/rosette';
import type { Random } from '../random';
import type { Band } from './band';
import { halfDropRows } from './halfDropRows';

const PITCH = 5;

/** Bagru's buti: a red flower and two buds on a dark stem, in half-drop rows, a dot between. */
export const bagruField: Band = (random, length, height) =>
  halfDropRows(length, height, [PITCH, PITCH * 0.78], ({ x, row, wide, high }) => [
    ...place(sprig(random), { x, y: (row + 0.93) * high, scale: high * 0.84, mirrored: row % 2 === 1 }),
    disc(random, x + wide / 2, (row + 0.5) * high, 0.13, 'accent'),
  ]);

/** One impression of the block: 1 high, growing from the origin. */
function sprig(random: Random): Shape[] {
  const stem = (...line: (readonly [number, number])[]) =>
    brushStroke(line, 0.035, 'accent', (t) => 1 - 0.3 * t);
  return [
    stem([-0.05, 0], [0.03, -0.25], [0, -0.6]),
    stem([0.01, -0.2], [0.16, -0.36], [0.3, -0.42]),
    stem([0.02, -0.3], [-0.14, -0.42], [-0.27, -0.5]),
    ...place(leaf(random, 'accent', 0.42), { x: 0, y: -0.08, angle: -64, scale: 0.3, mirrored: true }),
    ...place(leaf(random, 'accent', 0.42), { x: -0.02, y: -0.06, angle: 52, scale: 0.32 }),
    ...place(leaf(random, 'accent', 0.42), { x: 0.02, y: -0.42, angle: 50, scale: 0.2 }),
    ...place(bud(random, 'primary'), { x: 0.29, y: -0.4, angle: 48, scale: 0.22 }),
    ...place(bud(random, 'primary'), { x: -0.26, y: -0.48, angle: -40, scale: 0.2 }),
    ...place(rosette(random, { petals: 8, outer: 'primary', inner: 'secondary', tip: 'round' }), {
      x: 0,
      y: -0.74,
      scale: 0.24,
    }),
  ];
}
