import { latticeNoise, smoothNoise } from '../../../drawing/noise';
import { dyeAt } from '../../cartoon/knotGrid';
import { abrash } from '../../wool/abrash';
import type { Weave } from '../../wool/surface';
import { woolColor } from '../../wool/woolColor';
import type { Camera } from './camera';
import { type Canvas, dab } from './canvas';

/** How a pile stands; lengths in knots. */
export interface Pile {
  readonly height: number;
  /** Yarn ends drawn per knot. */
  readonly fibres: number;
  /** How far the ends of a knot spread: below one half, rows of knots are distinguishable. */
  readonly spread: number;
  /** How much lower the pile is where two colours meet. */
  readonly groove: number;
}

const STEPS = 6;

/** Paints a pile fibre by fibre, from the farthest knot to the nearest, so that near tufts hide far ones. */
export function paintPile(canvas: Canvas, camera: Camera, weave: Weave, pile: Pile): void {
  const knots = visibleKnots(canvas, camera, weave);
  const lots = abrash(weave.palette.length, weave.grid.rows, weave.seed, 0.9);
  const dyes = weave.palette.map(woolColor);
  for (const { col, row } of knots) {
    const dye = dyeAt(weave.grid, col, row);
    const lot = lots[dye]?.[row] ?? 1;
    const edge = [
      dyeAt(weave.grid, col + 1, row),
      dyeAt(weave.grid, col - 1, row),
      dyeAt(weave.grid, col, row + 1),
      dyeAt(weave.grid, col, row - 1),
    ].some((other) => other !== dye);
    const height =
      pile.height * (edge ? 1 - pile.groove : 1) * (0.94 + 0.12 * latticeNoise(col, row, weave.seed + 4));
    paintTuft(
      canvas,
      camera,
      { col, row, height, light: lot, rgb: dyes[dye] ?? [0, 0, 0] },
      pile,
      weave.seed,
    );
  }
}

interface Tuft {
  readonly col: number;
  readonly row: number;
  readonly height: number;
  readonly light: number;
  readonly rgb: readonly [r: number, g: number, b: number];
}

function paintTuft(canvas: Canvas, camera: Camera, tuft: Tuft, pile: Pile, seed: number): void {
  const { col, row, rgb } = tuft;
  const nap = 0.28 + 0.14 * smoothNoise(col / 17, row / 17, seed + 21);
  const tone =
    tuft.light *
    (0.9 + 0.2 * latticeNoise(col, row, seed + 1)) *
    (1 + 0.07 * smoothNoise(col / 30, row / 30, seed + 20));
  const [knotX, knotY] = [
    (latticeNoise(col, row, seed + 2) - 0.5) * 0.16,
    (latticeNoise(col, row, seed + 3) - 0.5) * 0.16,
  ];
  for (let fibre = 0; fibre < pile.fibres; fibre += 1) {
    const noise = (use: number) => latticeNoise(col * 64 + fibre, row * 8 + use, seed) - 0.5;
    const [x, y] = [col + 0.5 + knotX + noise(0) * 0.5, row + 0.5 + knotY + noise(1) * 0.5];
    const [tipX, tipY] = [
      col + 0.5 + knotX + noise(2) * 2 * pile.spread,
      row + 0.5 + knotY + nap + noise(3) * 2 * pile.spread,
    ];
    const top = tuft.height * (0.9 + 0.24 * noise(4));
    const own =
      tone *
      (1 + 0.26 * noise(5)) *
      (1 - 0.2 * (tipX - col - 0.5 - knotX) - 0.1 * (tipY - row - 0.5 - knotY - nap));
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / (STEPS - 1);
      const seen = camera.see(x + (tipX - x) * t * t, y + (tipY - y) * t * t, top * t);
      const light = own * (0.46 + 0.64 * t);
      dab(
        canvas,
        seen.x,
        seen.y,
        seen.scale * (0.14 - 0.04 * t),
        rgb[0] * light,
        rgb[1] * light,
        rgb[2] * light,
      );
    }
  }
}

/** The knots that may be seen, farthest first. */
function visibleKnots(canvas: Canvas, camera: Camera, { grid }: Weave): { col: number; row: number }[] {
  const knots: { col: number; row: number }[] = [];
  for (let row = 0; row < grid.rows; row += 1) {
    for (let col = 0; col < grid.cols; col += 1) {
      const { x, y, scale } = camera.see(col, row, 0);
      const margin = 2 * scale;
      if (scale < 0 || x < -margin || y < -margin || x > canvas.width + margin || y > canvas.height + margin)
        continue;
      knots.push({ col, row });
    }
  }
  return knots.sort((a, b) => camera.ahead(b.col, b.row) - camera.ahead(a.col, a.row));
}
