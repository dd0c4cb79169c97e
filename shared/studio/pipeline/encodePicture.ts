import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Format, Width } from './pictureFolder';

/**
 * Byte budget of a picture by format and width; WebP, which few browsers still need, has less. Close-ups are fetched
 * only by shoppers who zoom, but everybody who clones the repository has all of them.
 */
const BUDGET: Record<Format, Record<Width, number>> = {
  avif: { 200: 3_400, 400: 9_000, 800: 23_000, 1200: 42_000, 2400: 415_000 },
  webp: { 200: 3_600, 400: 9_000, 800: 20_000, 1200: 30_000, 2400: 415_000 },
};
/** Qualities from best to worst; a picture that exceeds the budget at the last is blurred and tried again. */
const QUALITIES: Record<Format, readonly number[]> = {
  avif: [45, 40, 36, 32, 28, 25, 22],
  webp: [76, 66, 56, 46, 36, 26, 18],
};
/** Blur in output pixels, tried in order: fine grain costs most bytes and is missed least. */
const SOFTENINGS = [0, 0.7, 1.3] as const;

/** Encodes a master for one width, in the best quality within the byte budget. */
export async function encodePicture(master: Buffer, width: Width, format: Format): Promise<Buffer> {
  const budget = BUDGET[format][width];
  const plainest = QUALITIES[format].length - 1;
  for (const softening of SOFTENINGS) {
    const pixels = await resize(master, width, softening);
    const smallest = await encode(pixels, format, plainest);
    if (smallest.length <= budget) return refine(pixels, format, budget, smallest);
    if (softening === SOFTENINGS.at(-1)) return smallest;
  }
  throw new Error('no softening is configured');
}

async function resize(master: Buffer, width: Width, softening: number): Promise<Sharp> {
  const resized = sharp(master).flatten().resize({ width, kernel: 'lanczos3' });
  const softened = softening === 0 ? resized : resized.blur(softening);
  const { data, info } = await softened.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** Searches the better qualities by bisection, because bytes grow with quality. */
async function refine(pixels: Sharp, format: Format, budget: number, smallest: Buffer): Promise<Buffer> {
  let best = smallest;
  let finest = 0;
  let plainest = QUALITIES[format].length - 2;
  while (finest <= plainest) {
    const middle = (finest + plainest) >> 1;
    const encoded = await encode(pixels, format, middle);
    if (encoded.length <= budget) {
      best = encoded;
      plainest = middle - 1;
    } else finest = middle + 1;
  }
  return best;
}

/** For AVIF, effort 3 is three times as fast as the default and costs 5 % more bytes. */
function encode(pixels: Sharp, format: Format, step: number): Promise<Buffer> {
  const quality = QUALITIES[format][step] ?? 0;
  return format === 'avif'
    ? pixels.clone().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
    : pixels.clone().webp({ quality, effort: 5 }).toBuffer();
}
