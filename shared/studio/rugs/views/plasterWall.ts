import sharp, { type Sharp } from 'sharp';
import { cloudNoise, latticeNoise } from '../../drawing/noise';
import { toRgb } from '../wool/toRgb';

/** Lime plaster in even daylight from the upper left; the same light falls on what hangs before it. */
export function plasterWall(width: number, height: number, color: string, seed: number): Sharp {
  const base = toRgb(color);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = daylight(x / width, y / height);
      const trowel = cloudNoise((3 * x) / width, (4 * y) / width, seed) * 0.018;
      const grain = (latticeNoise(x, y, seed) - 0.5) * 0.012;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[at + channel] = Math.min(255, (base[channel] ?? 0) * (light + trowel + grain));
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** How light falls on the picture: a little more at the upper left. Arguments from 0 to 1. */
function daylight(across: number, down: number): number {
  return 1.045 - 0.055 * across - 0.06 * down;
}
