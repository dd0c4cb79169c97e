import { disc } from '../motifs/disc';
import { repeats, type Band } from './band';

/** Overlapping fish scales, two to three rows deep. */
export const scales: Band = (random, length, height) => {
  const rows = 3;
  const depth = height / rows;
  const count = repeats(length, depth * 1.5);
  const pitch = length / count;
  return Array.from({ length: rows }, (_, fromBottom) => {
    const row = rows - 1 - fromBottom;
    return Array.from({ length: count + (row % 2) }, (_, i) => {
      const x = (i + (row % 2 ? 0 : 0.5)) * pitch;
      const r = (pitch / 2) * 0.99;
      const points = Array.from({ length: 17 }, (_, k) => {
        const angle = (k / 16) * Math.PI;
        return [x + r * Math.cos(angle), row * depth + depth * 1.08 * Math.sin(angle)] as const;
      });
      const ink = (['primary', 'secondary', 'light'] as const)[row % 3] ?? 'primary';
      return [
        { points, ink },
        {
          ...disc(random, x, row * depth + depth * 0.45, depth * 0.13, row === 2 ? 'primary' : 'light'),
          detail: true,
        },
      ];
    }).flat();
  }).flat();
};
