import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { boteh } from '../motifs/boteh';
import { leaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { rosette } from '../motifs/rosette';
import type { Random } from '../random';
import type { Band } from './band';
import { halfDropRows } from './halfDropRows';

/** A motif of height 1 growing from the origin upwards. */
type Sprig = (random: Random) => Shape[];

/** Sprigs in half-drop rows. */
const halfDrop =
  (sprig: Sprig, pitch: number, fill: number): Band =>
  (random, length, height) =>
    halfDropRows(length, height, [pitch, pitch * 0.62], ({ x, row, high }) =>
      place(sprig(random), {
        x,
        y: (row + 0.5) * high + pitch * fill * 0.5,
        scale: pitch * fill,
        mirrored: row % 2 === 1,
      }),
    );

const sprigOfThree: Sprig = (random) => [
  ...place(leaf(random), { x: 0, y: -0.08, angle: -58, scale: 0.42 }),
  ...place(leaf(random), { x: 0, y: -0.08, angle: 42, scale: 0.42 }),
  ...place(leaf(random), { x: 0, y: -0.05, angle: -12, scale: 0.4 }),
  ...place(rosette(random, { petals: 7, outer: 'primary', inner: 'secondary', tip: 'round' }), {
    x: 0.02,
    y: -0.68,
    scale: 0.3,
  }),
];

const lotusSprig: Sprig = (random) => [
  ...place(palmette(random), { x: 0, y: -0.3, scale: 0.72 }),
  ...place(leaf(random), { x: 0, y: -0.3, angle: 128, scale: 0.36 }),
  ...place(leaf(random), { x: 0, y: -0.3, angle: 232, scale: 0.36, mirrored: true }),
];

/** Small three-leaved flowers, the Sanganeri buti. */
export const butis = halfDrop(sprigOfThree, 4.2, 0.62);
/** Lotus flowers with two leaves. */
export const lotusButis = halfDrop(lotusSprig, 5.2, 0.6);
/** Curled botehs. */
export const botehs = halfDrop((random) => boteh(random), 5.4, 0.74);
