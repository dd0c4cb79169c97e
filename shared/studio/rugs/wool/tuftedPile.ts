import { cloudNoise, latticeNoise, smoothNoise } from '../../drawing/noise';
import { dyeAt } from '../cartoon/knotGrid';
import { abrash } from './abrash';
import { PIXELS_PER_KNOT, shadeSurface, type Surface, type Weave } from './surface';
import { woolColor } from './woolColor';

/** Knots from an edge of colour over which the pile slopes down to the carved groove. */
const SLOPE = 2;

/**
 * The dense, soft pile of a hand-tufted rug: no rows of knots, but fine fibre, and a carved groove wherever
 * two colours meet, bright on the side that faces the light.
 */
export function tuftedPile(weave: Weave): Surface {
  const { grid, palette, seed } = weave;
  const dyes = palette.map(woolColor);
  const lots = abrash(palette.length, grid.rows, seed, 0.35);
  return shadeSurface(weave, (px, py) => {
    const fibre = latticeNoise(px, py, seed + 1);
    const x = px / PIXELS_PER_KNOT + 0.5 * smoothNoise(px / 40, py / 40, seed + 5) + 0.5 * (fibre - 0.5);
    const y =
      py / PIXELS_PER_KNOT +
      0.5 * smoothNoise(py / 40, px / 40, seed + 6) +
      0.5 * (latticeNoise(py, px, seed + 2) - 0.5);
    const [col, row] = [Math.floor(x), Math.floor(y)];
    const dye = dyeAt(grid, col, row);
    let groove = 0;
    for (let step = 1; step <= SLOPE; step += 1) {
      const towardsLight = dyeAt(grid, col - step, row - step) !== dye;
      const away = dyeAt(grid, col + step, row + step) !== dye;
      const depth = (SLOPE + 1 - step) / SLOPE;
      groove += (towardsLight ? 0.06 : 0) * depth - (away ? 0.17 : 0) * depth;
    }
    const lot = lots[dye]?.[Math.min(grid.rows - 1, Math.max(0, row))] ?? 1;
    const plush =
      smoothNoise(px / 7, py / 7, seed + 11) * 0.05 + cloudNoise(x / 90, y / 90, seed + 20) * 0.075;
    const light = (0.92 + 0.16 * fibre) * (1 + groove) * (1 + plush) * lot;
    const [r, g, b] = dyes[dye] ?? [0, 0, 0];
    return [r * light, g * light, b * light];
  });
}
