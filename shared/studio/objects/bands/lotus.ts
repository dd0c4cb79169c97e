import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { petal } from '../motifs/petal';
import { repeats, type Band } from './band';

/** A row of upright lotus petals, a small one behind every gap. */
export const lotus: Band = (random, length, height) => {
  const count = repeats(length, height * 0.62);
  const pitch = length / count;
  const row = (offset: number, scale: number, ink: Shape['ink']) =>
    Array.from({ length: count }, (_, i) =>
      place(petal(random, { ink, tip: 'pointed', width: pitch / (height * scale) }), {
        x: (i + offset) * pitch,
        y: height,
        scale: height * scale,
      }),
    ).flat();
  return [...row(1, 0.92, 'secondary'), ...row(0.5, 0.97, 'primary')];
};
