import type { Surface } from '../surface';
import { HAMMERED } from './metals';

/** Copper raised by hammer: row upon row of overlapping dimples. */
export const hammeredCopper: Surface = {
  draw: () => ({}),
  relief: (canvas, _greys, random) => {
    const size = 1.05;
    const rows = Math.round(canvas.height / (size * 0.82));
    const columns = Math.round(canvas.width / size);
    const jitter = Array.from(
      { length: (rows + 3) * columns },
      () => [random() - 0.5, random() - 0.5, 0.75 + random() * 0.5] as const,
    );
    return (u, v) => {
      const row = v * rows;
      let nearest = Infinity;
      let deep = 1;
      for (let r = Math.floor(row) - 1; r <= Math.floor(row) + 1; r++) {
        const shift = r % 2 === 0 ? 0 : 0.5;
        const column = u * columns - shift;
        for (let c = Math.floor(column) - 1; c <= Math.floor(column) + 1; c++) {
          const [jx, jy, depth] = jitter[(r + 1) * columns + ((c + columns) % columns)] ?? [0, 0, 1];
          const distance = Math.hypot(column - c - 0.5 - jx * 0.35, (row - r - 0.5 - jy * 0.35) * 0.82);
          if (distance < nearest) [nearest, deep] = [distance, depth];
        }
      }
      return 0.13 * deep * Math.min(1, nearest * nearest * 2);
    };
  },
  dress: ({ role }) => `texture{${role === 'inside' ? HAMMERED.inside : HAMMERED.outside}}`,
};
