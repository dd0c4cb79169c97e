import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { leaf } from '../motifs/leaf';
import { sazLeaf } from '../motifs/sazLeaf';
import { bud } from '../motifs/bud';
import { palmette } from '../motifs/palmette';
import { rosette } from '../motifs/rosette';
import { tendril } from '../motifs/tendril';
import { between, type Random } from '../random';
import { repeats, type Band } from './band';

/** A broad meander: palmettes and rosettes in its bends, saz leaves, buds and tendrils between. */
export const vineField: Band = (random, length, height) => {
  const count = repeats(length, height * 1.38);
  return Array.from({ length: count * 2 }, (_, i) => {
    const half = length / count / 2;
    return place(
      bend(random, half, height, i % 2 === 0),
      i % 2 === 0 ? { x: i * half, y: height / 2 } : { x: (i + 1) * half, y: height / 2, angle: 180 },
    );
  }).flat();
};

/** One bend that arches over a blossom, from (0, 0) to (width, 0); y up is negative. */
function bend(random: Random, w: number, h: number, grand: boolean): Shape[] {
  const rise = h * 0.34;
  const size = Math.min(w * 0.335, h * 0.28);
  const blossom = grand
    ? place(palmette(random), {
        x: w * 0.52,
        y: rise * 0.62,
        scale: size * 1.7,
        angle: between(random, -5, 5),
      })
    : place(rosette(random, { petals: 9, outer: 'secondary', inner: 'light', tip: 'notched' }), {
        x: w * 0.52,
        y: -rise * 0.02,
        scale: size * 0.98,
      });
  return [
    brushStroke(
      [
        [0, 0],
        [w * 0.14, -rise * 0.62],
        [w * 0.48, -rise * 1.02],
        [w * 0.86, -rise * 0.62],
        [w, 0],
      ],
      h * 0.016,
      'leaf',
      () => 1,
    ),
    brushStroke(
      [
        [w * 0.86, -rise * 0.62],
        [w * 0.94, rise * 0.02],
        [w * 0.78, rise * 0.64],
        [w * 0.54, rise * 0.6],
      ],
      h * 0.012,
      'leaf',
    ),
    ...place(sazLeaf(random), { x: w * 0.2, y: -rise * 0.74, angle: 14, scale: h * 0.24, mirrored: true }),
    ...place(leaf(random), { x: w * 0.42, y: -rise * 1.0, angle: 58, scale: h * 0.17 }),
    ...place(leaf(random), { x: w * 0.68, y: -rise * 0.9, angle: 20, scale: h * 0.14 }),
    ...place(leaf(random, 'secondary'), { x: w * 0.06, y: -rise * 0.3, angle: 82, scale: h * 0.14 }),
    ...place(leaf(random), { x: w * 0.9, y: rise * 0.2, angle: 120, scale: h * 0.13 }),
    ...place(bud(random, grand ? 'secondary' : 'primary'), {
      x: w * 0.86,
      y: -rise * 0.66,
      angle: 30,
      scale: h * 0.16,
    }),
    ...place(tendril(random), { x: w * 0.3, y: -rise * 0.9, angle: -12, scale: h * 0.13 }),
    ...place(tendril(random), { x: w * 0.72, y: rise * 0.66, angle: 196, scale: h * 0.12 }),
    ...blossom,
  ];
}
