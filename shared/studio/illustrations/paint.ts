import sharp from 'sharp';
import { cloudNoise, latticeNoise, smoothNoise } from '../drawing/noise';
import { SHEET_HEIGHT } from './drawing';
import type { Painting } from './illustration';

/** Paints a picture on its surface: edges go rough with the surface's grain, and paint wears thin in places. */
export async function paint(
  painting: Painting,
  width: number,
  height: number,
  seed: number,
): Promise<Buffer> {
  const sheet = { width: (SHEET_HEIGHT * width) / height, height: SHEET_HEIGHT, seed };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${painting.draw(sheet)}</svg>`;
  const ink = await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();
  const ground = hexToRgb(painting.ground);
  const texture = TEXTURES[painting.surface];
  const unit = height / 1250;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / unit, y / unit];
      const roughX = Math.round(x + unit * 1.3 * smoothNoise(u / 5, v / 5, seed + 1));
      const roughY = Math.round(y + unit * 1.3 * smoothNoise(u / 5, v / 5, seed + 2));
      const from = (clamp(roughY, height) * width + clamp(roughX, width)) * 4;
      const worn =
        painting.wear *
        (0.34 + 0.4 * smoothNoise(u / 2.4, v / 2.4, seed + 3) + 0.3 * cloudNoise(u / 60, v / 60, seed + 4));
      const cover = ((ink[from + 3] ?? 0) / 255) * (1 - Math.max(0, Math.min(0.85, worn)));
      const light = texture(u, v, seed);
      const paintLight = 1 + 0.6 * (light - 1);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = (ground[channel] ?? 0) * light;
        pixels[at + channel] = Math.min(
          255,
          Math.max(0, below + ((ink[from + channel] ?? 0) * paintLight - below) * cover),
        );
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Light on a surface, about 1; coordinates in pixels of a picture 1250 high. */
const TEXTURES: Record<Painting['surface'], (u: number, v: number, seed: number) => number> = {
  'mud wall': (u, v, seed) =>
    1 +
    0.075 * cloudNoise(u / 210, v / 210, seed + 10) +
    0.03 * smoothNoise(u / 26, v / 9, seed + 11) +
    0.028 * smoothNoise(u / 3, v / 3, seed + 12) +
    0.03 * (latticeNoise(Math.floor(u), Math.floor(v), seed) - 0.5) -
    0.09 * Math.max(0, smoothNoise(u / 8, v / 8, seed + 13) - 0.78),
  paper: (u, v, seed) =>
    1 +
    0.022 * cloudNoise(u / 260, v / 260, seed + 10) +
    0.018 * smoothNoise(u / 2.2, v / 2.2, seed + 12) +
    0.02 * smoothNoise(u / 30, v / 2.5, seed + 13) * smoothNoise(u / 90, v / 30, seed + 14) +
    0.014 * (latticeNoise(Math.floor(u), Math.floor(v), seed) - 0.5),
  cloth: (u, v, seed) =>
    1 +
    0.03 * cloudNoise(u / 300, v / 300, seed + 10) +
    0.014 * Math.sin(u * 2.1) * (0.6 + 0.4 * smoothNoise(u / 3, v / 60, seed + 11)) +
    0.014 * Math.sin(v * 2.1) * (0.6 + 0.4 * smoothNoise(u / 60, v / 3, seed + 12)) +
    0.03 * smoothNoise(u / 70, v / 1.7, seed + 13) * Math.max(0, smoothNoise(u / 90, v / 3, seed + 14)),
};

function clamp(position: number, size: number): number {
  return Math.min(size - 1, Math.max(0, position));
}

function hexToRgb(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
