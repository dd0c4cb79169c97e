import { latticeNoise, smoothNoise } from '../../../drawing/noise';
import { dyeAt } from '../../cartoon/knotGrid';
import { abrash } from '../../wool/abrash';
import type { Weave } from '../../wool/surface';
import { woolColor } from '../../wool/woolColor';
import type { Camera } from './camera';
import type { Canvas } from './canvas';

/** Paints the face of a flat weave: beads of plied weft over upright warps, two rows of weft to a knot. */
export function paintFlatWeave(canvas: Canvas, camera: Camera, { grid, palette, seed }: Weave): void {
  const lots = abrash(palette.length, grid.rows * 2, seed, 1.2);
  const dyes = palette.map(woolColor);
  const { width, height, pixels } = canvas;
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const [u, v] = camera.floorAt(px, py);
      const x = u + 0.12 * smoothNoise(v / 5, u / 60, seed + 5);
      const y = v + 0.16 * smoothNoise(u / 9, v / 40, seed + 6);
      if (x < 0 || y < 0 || x >= grid.cols || y >= grid.rows) continue;
      const col = Math.floor(x);
      // Every other weft passes behind: its beads lie between two warps.
      const pick = Math.floor(2 * y);
      const across = x + (pick % 2 === 0 ? 0 : 0.5);
      const bead = Math.floor(across);
      const [dx, dy] = [across - bead - 0.5, 2 * y - pick - 0.5];
      const dye = dyeAt(grid, col, Math.floor(y));
      const round = 1.08 - 1.35 * dx * dx - 1.5 * dy * dy - 0.16 * dx - 0.24 * dy;
      const ply =
        1 + 0.07 * Math.sin(2 * Math.PI * (2.6 * across + 1.1 * (2 * y)) + 5 * latticeNoise(0, pick, seed));
      const slit =
        dyeAt(grid, col + (x - col > 0.5 ? 1 : -1), Math.floor(y)) === dye
          ? 1
          : 1 - 0.5 * Math.max(0, Math.abs(x - col - 0.5) - 0.2);
      const fuzz = 0.94 + 0.12 * latticeNoise(px, py, seed);
      const yarn =
        0.91 + 0.18 * latticeNoise(bead, pick, seed + dye) + 0.05 * smoothNoise(x / 4, pick, seed + 12);
      const light = Math.max(0.25, round) * ply * slit * fuzz * yarn * (lots[dye]?.[pick] ?? 1);
      const rgb = dyes[dye] ?? [0, 0, 0];
      const at = (py * width + px) * 3;
      for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = (rgb[channel] ?? 0) * light;
    }
  }
}
