import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { bud } from '../motifs/bud';
import { palmette } from '../motifs/palmette';
import { leaf } from '../motifs/leaf';
import { sazLeaf } from '../motifs/sazLeaf';
import { rosette } from '../motifs/rosette';
import type { Random } from '../random';
import type { Band } from './band';

/** A round medallion: a great rosette ringed by palmettes, leaves and buds, filling the shorter side. */
export const medallion: Band = (random, length, height) => {
  const radius = Math.min(length, height) / 2;
  return place(wheel(random), { x: length / 2, y: height / 2, scale: radius });
};

function wheel(random: Random): Shape[] {
  const around = (count: number, radius: number, offset: number, motif: () => Shape[], scale: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + offset) * 360) / count;
      const turn = (angle * Math.PI) / 180;
      return place(motif(), { x: radius * Math.sin(turn), y: -radius * Math.cos(turn), angle, scale });
    }).flat();
  return [
    ...around(8, 0.4, 0.5, () => sazLeaf(random), 0.4),
    ...around(8, 0.5, 0, () => palmette(random), 0.42),
    ...around(8, 0.62, 0.5, () => bud(random, 'secondary'), 0.26),
    ...around(16, 0.36, 0.25, () => leaf(random), 0.2),
    ...place(rosette(random, { petals: 12, outer: 'secondary', inner: 'primary', tip: 'notched' }), {
      x: 0,
      y: 0,
      scale: 0.4,
    }),
  ];
}
