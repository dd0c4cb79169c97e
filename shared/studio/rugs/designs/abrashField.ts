import { cloudNoise, latticeNoise, smoothNoise } from '../../drawing/noise';
import { fillGrid } from '../cartoon/knotGrid';
import type { Design } from '../design';
import { BORDER, COOL, FIELD, LIGHT, MEDALLION, WARM } from '../palettes';

/** A contemporary abstract: washes of dye that drift into one another knot by knot, as weather over water. */
export const abrashField: Design = {
  technique: 'knotted',
  cols: 441,
  ratio: 0.7,
  symmetry: 'none',
  draw: ({ cols, rows, random }) => {
    const seed = Math.floor(random() * 1e6);
    const horizon = 0.5 + 0.22 * random();
    const lean = (random() - 0.5) * 0.5;
    const grid = fillGrid(cols, rows, (col, row) => {
      const [x, y] = [col / cols, row / rows];
      const drift = cloudNoise(x * 2.2, y * 3.6, seed) * 0.2 + cloudNoise(x * 1.1, y * 14, seed + 5) * 0.11;
      const depth = y + lean * (x - 0.5) + drift;
      // Near an edge each knot is chosen at random, so that two washes mingle knot by knot, not along a line.
      const grain =
        (latticeNoise(col >> 1, row, seed + 9) - 0.5) * 0.11 + smoothNoise(x * 90, y * 26, seed + 3) * 0.05;
      const level = (depth + grain - horizon) * 3.2;
      const streak = smoothNoise(x * 3, y * 150, seed + 7) + 0.4 * smoothNoise(x * 40, y * 60, seed + 8);
      if (level < -1.15) return streak > 0.95 ? COOL : LIGHT;
      if (level < -0.5) return streak > 0.82 ? LIGHT : FIELD;
      if (level < -0.2) return streak > 0.5 ? LIGHT : COOL;
      if (level < 0.12) return streak > 0.9 ? WARM : BORDER;
      if (level < 0.22) return WARM;
      if (level < 0.85) return streak > 0.86 ? COOL : MEDALLION;
      return streak > 0.8 ? MEDALLION : BORDER;
    });
    return Promise.resolve(grid);
  },
};
