import sharp from 'sharp';
import { cloudNoise, latticeNoise, smoothNoise } from '../../drawing/noise';
import type { Lattice } from './lattices';

const STONE = [205, 168, 134] as const;
/** Repeats down the height of the picture. */
const REPEATS = 4;

/**
 * Carves a lattice in red sandstone and looks through it at dusk: bars with rounded edges lit from the upper
 * left, their thickness in shade, a warm light low in the sky behind.
 */
export async function carve(lattice: Lattice, width: number, height: number, seed: number): Promise<Buffer> {
  const cell = height / REPEATS;
  const pattern = `<pattern id="p" width="${cell}" height="${cell}" x="${(width / 2) % cell}" patternUnits="userSpaceOnUse"><g transform="scale(${cell})">${lattice()}</g></pattern>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pattern}<rect width="100%" height="100%" fill="url(#p)"/></svg>`;
  const mask = sharp(Buffer.from(svg)).extractChannel(3);
  const sharpMask = await mask.raw().toBuffer();
  const raw = { width, height, channels: 1 } as const;
  const relief = await sharp(sharpMask, { raw })
    .blur(Math.max(0.3, cell * 0.008))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const depth = Math.round(cell * 0.045);
  const pixels = Buffer.alloc(width * height * 3);
  const at = (mapped: Buffer, x: number, y: number) =>
    (mapped[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0) / 255;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const front = at(sharpMask, x, y);
      const side = Math.max(
        at(sharpMask, x - depth, y - depth),
        at(sharpMask, x - (depth >> 1), y - (depth >> 1)),
      );
      const slope = at(relief, x + 2, y + 2) - at(relief, x - 2, y - 2);
      const grain =
        1 +
        0.06 * cloudNoise(x / 90, y / 90, seed) +
        0.05 * smoothNoise(x / 2.5, y / 2.5, seed + 1) +
        0.05 * (latticeNoise(x, y, seed) - 0.5);
      const lit = (0.88 + 0.62 * slope) * grain;
      const shade = 0.4 * grain * (0.75 + 0.25 * (y / height));
      const behind = sky(x / width, y / height);
      for (let channel = 0; channel < 3; channel += 1) {
        const through = (behind[channel] ?? 0) * (1 - side) + (STONE[channel] ?? 0) * shade * side;
        const value = through + ((STONE[channel] ?? 0) * lit - through) * front;
        pixels[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, value));
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Dusk: indigo above, amber low down, brightest a little off the middle. */
function sky(across: number, down: number): readonly number[] {
  const glow = Math.exp(-(((across - 0.58) / 0.5) ** 2)) * down ** 1.6;
  return [34 + 200 * glow, 44 + 108 * glow, 78 - 8 * glow];
}
