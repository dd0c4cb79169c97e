import sharp from 'sharp';
import type { Canvas } from './canvas';

/** The smallest radius that can be asked for; small previews come to it. */
const MIN_BLUR = 0.3;

/** Blurs a picture away from a band in focus; blur grows to the far (upper) and near (lower) edges. */
export async function depthOfField(canvas: Canvas, focus: number, reach: number): Promise<Buffer> {
  const { width, height, pixels } = canvas;
  const raw = { width, height, channels: 3 } as const;
  const blur = (radius: number) => sharp(pixels, { raw }).blur(Math.max(MIN_BLUR, radius)).raw().toBuffer();
  const layers = [
    Buffer.from(pixels.buffer),
    await blur(width / 900),
    await blur(width / 330),
    await blur(width / 150),
  ];
  const mixed = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const away = Math.abs(y / height - focus);
    const level = Math.min(
      layers.length - 1.001,
      Math.max(0, (away - reach) / (0.62 - reach)) * (layers.length - 1),
    );
    const [sharper, softer] = [layers[Math.floor(level)], layers[Math.floor(level) + 1]];
    const share = level % 1;
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 1) {
      mixed[at] = (sharper?.[at] ?? 0) * (1 - share) + (softer?.[at] ?? 0) * share;
    }
  }
  return sharp(mixed, { raw }).png().toBuffer();
}
