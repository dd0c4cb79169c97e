import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { disc } from '../motifs/disc';
import { leaf } from '../motifs/leaf';
import { openLotus } from '../motifs/openLotus';
import type { Random } from '../random';
import type { Band } from './band';
import { halfDropRows } from './halfDropRows';

const PITCH = 8.4;

/** Lotuses that mud kept white, in half-drop rows, four dots between. */
export const dabuField: Band = (random, length, height) =>
  halfDropRows(length, height, [PITCH, PITCH * 0.66], ({ x, row, wide, high }) => [
    ...place(sprig(random), { x, y: (row + 0.74) * high, scale: high * 0.58 }),
    ...dots(random, x + wide / 2, (row + 0.5) * high),
  ]);

function sprig(random: Random): Shape[] {
  return [
    ...[-1, 1].flatMap((side) =>
      [120, 152].flatMap((angle) =>
        place(leaf(random, 'secondary'), {
          x: side * 0.03,
          y: 0,
          angle: side * angle,
          scale: angle > 130 ? 0.36 : 0.5,
          mirrored: side < 0,
        }),
      ),
    ),
    // The block has no shading strokes: its outlines part the petals.
    ...openLotus(random).filter(({ detail }) => !detail),
  ];
}

function dots(random: Random, x: number, y: number): Shape[] {
  return [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 2;
    return disc(random, x + 0.42 * Math.cos(angle), y + 0.42 * Math.sin(angle), 0.16, 'primary');
  });
}
