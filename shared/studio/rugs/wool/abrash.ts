import { latticeNoise, smoothNoise } from '../../drawing/noise';

/**
 * How much lighter or darker each dye is in each row, as wool of several dye lots is: it drifts slowly and
 * jumps where a new hank was begun.
 * @returns factors near 1, by dye and then by row
 */
export function abrash(dyes: number, rows: number, seed: number, strength = 1): Float32Array[] {
  return Array.from({ length: dyes }, (_, dye) => {
    const lot = seed * 31 + dye;
    let hank = 0;
    let level = latticeNoise(dye, 0, seed) - 0.5;
    return Float32Array.from({ length: rows }, (_value, row) => {
      if (latticeNoise(row, 7, lot) < 0.012) {
        hank += 1;
        level = latticeNoise(hank, 11, lot) - 0.5;
      }
      const drift = smoothNoise(row / 34, hank, lot) * 0.035 + smoothNoise(row / 5, 3, lot) * 0.018;
      return 1 + strength * (0.1 * level + drift);
    });
  });
}
