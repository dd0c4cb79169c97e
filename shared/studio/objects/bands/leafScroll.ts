import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import { disc } from '../motifs/disc';
import { sazLeaf } from '../motifs/sazLeaf';
import { repeats, type Band } from './band';

/** A running scroll: one long leaf rolled into every wave. */
export const leafScroll: Band = (random, length, height) => {
  const count = repeats(length, height * 1.25);
  const pitch = length / count;
  return Array.from({ length: count }, (_, i) => {
    const up = i % 2 === 0;
    const shapes = [
      brushStroke(
        [
          [0, 0],
          [pitch * 0.3, -height * 0.3],
          [pitch * 0.72, -height * 0.3],
          [pitch, 0],
        ],
        height * 0.07,
        'primary',
        () => 1,
      ),
      ...place(sazLeaf(random, 'secondary'), {
        x: pitch * 0.16,
        y: -height * 0.16,
        angle: 96,
        scale: height * 0.62,
      }),
      disc(random, pitch * 0.78, height * 0.08, height * 0.09, 'primary'),
    ];
    return place(
      shapes,
      up ? { x: i * pitch, y: height / 2 } : { x: (i + 1) * pitch, y: height / 2, angle: 180 },
    );
  }).flat();
};
