import { cloudNoise, latticeNoise, smoothNoise } from '../../drawing/noise';
import { dyeAt } from '../cartoon/knotGrid';
import { abrash } from './abrash';
import { PIXELS_PER_KNOT, shadeSurface, type Surface, type Weave } from './surface';
import { woolColor } from './woolColor';

/** Share of the light that a knot loses on the side where another colour begins (carving). */
const CARVING = 0.16;

/**
 * The cut pile of a hand-knotted rug. Each knot is a small tuft, lit from the upper left, leaning a little
 * out of line, of a yarn of its own lightness and warmth; colours part along darker lines; dye lots show as
 * abrash, and the nap as soft cloudy light.
 */
export function cutPile(weave: Weave): Surface {
  const { grid, palette, seed } = weave;
  const dyes = palette.map(woolColor);
  const lots = abrash(palette.length, grid.rows, seed);
  const nap = napOf(weave);
  return shadeSurface(weave, (px, py) => {
    const [x, y] = [px / PIXELS_PER_KNOT, py / PIXELS_PER_KNOT];
    const sway = 0.9 * smoothNoise(y / 21, x / 90, seed + 5);
    const sag = 0.9 * smoothNoise(x / 21, y / 90, seed + 6);
    const lean = latticeNoise(px >> 1, py >> 1, seed + 9) - 0.5;
    const [u, v] = [x + sway + 0.5 * lean, y + sag + 0.5 * (latticeNoise(py >> 1, px >> 1, seed + 8) - 0.5)];
    const [col, row] = [Math.floor(u), Math.floor(v)];
    const dye = dyeAt(grid, col, row);
    const [dx, dy] = [u - col - 0.5, v - row - 0.5];
    const tuft = 1.05 - 0.5 * (dx * dx + dy * dy) - 0.16 * (dx + dy);
    const beside = dyeAt(grid, col + (dx > 0 ? 1 : -1), row) !== dye ? Math.abs(dx) : 0;
    const below = dyeAt(grid, col, row + (dy > 0 ? 1 : -1)) !== dye ? Math.abs(dy) : 0;
    const carved = 1 - CARVING * 2 * Math.max(beside, below);
    const yarn = 0.9 + 0.2 * latticeNoise(col, row, seed + dye) + 0.1 * lean;
    const lot = lots[dye]?.[Math.min(grid.rows - 1, Math.max(0, row))] ?? 1;
    const light = tuft * carved * yarn * lot * nap(px, py);
    const warmth = (latticeNoise(row, col, seed + 3) - 0.5) * 0.06;
    const [r, g, b] = dyes[dye] ?? [0, 0, 0];
    return [r * light * (1 + warmth), g * light, b * light * (1 - warmth)];
  });
}

/** Light that the lie of the pile gives and takes: soft clouds, and streaks along the warp where it was brushed. */
function napOf({ grid, seed }: Weave): (px: number, py: number) => number {
  const [width, height] = [grid.cols, grid.rows];
  const coarse = Math.max(width, height) / 5;
  return (px, py) => {
    const [x, y] = [px / PIXELS_PER_KNOT, py / PIXELS_PER_KNOT];
    const clouds = cloudNoise(x / coarse, y / coarse, seed + 20) * 0.07;
    const brushed = smoothNoise(x / 9, y / 60, seed + 30) * 0.028;
    return 1 + clouds + brushed;
  };
}
