import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import { leaf } from '../motifs/leaf';
import { rosette } from '../motifs/rosette';
import { repeats, type Band } from './band';

/** A narrow running vine: a wave with a leaf and a berry or a small flower to each bend. */
export const vineBorder: Band = (random, length, height) => {
  const count = repeats(length, height * 1.9);
  const pitch = length / count;
  return Array.from({ length: count * 2 }, (_, i) => {
    const half = pitch / 2;
    const shapes = [
      brushStroke(wave(half, height * 0.26), height * 0.055, 'leaf', () => 1),
      ...place(leaf(random), { x: half * 0.3, y: -height * 0.2, angle: 70, scale: height * 0.36 }),
      ...place(leaf(random), {
        x: half * 0.74,
        y: -height * 0.16,
        angle: 196,
        scale: height * 0.3,
        mirrored: true,
      }),
      ...place(rosette(random, { petals: 6, outer: 'primary', inner: 'light', tip: 'round' }), {
        x: half * 0.46,
        y: height * 0.16,
        scale: height * 0.2,
      }),
    ];
    return place(
      shapes,
      i % 2 === 0 ? { x: i * half, y: height / 2 } : { x: (i + 1) * half, y: height / 2, angle: 180 },
    );
  }).flat();
};

/** Half a wave that rises over its length, so that halves join without a kink. */
function wave(half: number, rise: number): [number, number][] {
  return Array.from({ length: 9 }, (_, i) => [(half * i) / 8, -rise * Math.sin((Math.PI * i) / 8)]);
}
