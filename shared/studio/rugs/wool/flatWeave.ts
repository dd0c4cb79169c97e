import { cloudNoise, latticeNoise, smoothNoise } from '../../drawing/noise';
import { dyeAt } from '../cartoon/knotGrid';
import { abrash } from './abrash';
import { PIXELS_PER_KNOT, shadeSurface, type Surface, type Weave } from './surface';
import { woolColor } from './woolColor';

/**
 * The ribbed face of a weft-faced flat weave (kilim, dhurrie): each warp makes an upright rib over which the
 * weft passes as flat beads, every other row half a bead aside; where two colours meet along a warp there is
 * a slit.
 */
export function flatWeave(weave: Weave): Surface {
  const { grid, palette, seed } = weave;
  const dyes = palette.map(woolColor);
  const lots = abrash(palette.length, grid.rows, seed, 1.25);
  return shadeSurface(weave, (px, py) => {
    const x = px / PIXELS_PER_KNOT + 0.7 * smoothNoise(py / 120, px / 300, seed + 5);
    const y = py / PIXELS_PER_KNOT + 0.9 * smoothNoise(px / 110, py / 300, seed + 6);
    const [col, row] = [Math.floor(x), Math.floor(y)];
    const dye = dyeAt(grid, col, row);
    const rib = x - col - 0.5;
    const bead = y - row - 0.5;
    const over = (row + col) % 2 === 0 ? 1 : 0.94;
    const round = 1.05 - 0.5 * rib * rib - 0.45 * bead * bead - 0.1 * (rib + bead);
    const slit = dyeAt(grid, col + (rib > 0 ? 1 : -1), row) === dye ? 1 : 1 - 0.55 * Math.abs(rib);
    const step = dyeAt(grid, col, row + (bead > 0 ? 1 : -1)) === dye ? 1 : 0.95;
    const yarn = 0.93 + 0.14 * latticeNoise(col, row, seed) + 0.05 * smoothNoise(x / 7, row, seed + 12);
    const lot = lots[dye]?.[Math.min(grid.rows - 1, Math.max(0, row))] ?? 1;
    const light =
      round * over * slit * step * yarn * lot * (1 + 0.06 * cloudNoise(x / 80, y / 80, seed + 20));
    const [r, g, b] = dyes[dye] ?? [0, 0, 0];
    return [r * light, g * light, b * light];
  });
}
