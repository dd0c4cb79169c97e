import sharp from 'sharp';
import type { PaintedCanvas } from './paintedBackdrop';
import type { Size } from './povray';

/**
 * Lays the traced objects over their ground and develops the picture as a photograph:
 * highlights roll off instead of clipping, corners fall away a little.
 *
 * @param objects PNG file, linear light at half its true exposure, transparent where the ground shows
 * @param ground PNG file of the same kind, of any size; left out when the objects fill the frame
 * @param canvas light and grain of the ground at a pixel; left out when it is even
 * @returns a PNG file
 */
export async function develop(
  objects: string,
  ground: string | undefined,
  { width, height }: Size,
  canvas?: PaintedCanvas,
): Promise<Buffer> {
  const front = await linearPixels(objects, { width, height });
  const back = ground ? await linearPixels(ground, { width, height }, 1.3) : front;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x / width - 0.5, y / height - 0.5];
      const light = (2 * (1 - 0.26 * (dx * dx + dy * dy))) / 65535;
      const from = (y * width + x) * 4;
      const cover = ground ? (front[from + 3] ?? 0) / 65535 : 1;
      const { tone, grain } = canvas?.(x / width, y / width) ?? EVEN;
      for (let channel = 0; channel < 3; channel++) {
        const mixed = (front[from + channel] ?? 0) * cover + (back[from + channel] ?? 0) * (1 - cover) * tone;
        pixels[(y * width + x) * 3 + channel] = clamped(
          255 * encoded(rolledOff(mixed * light)) + grain * (1 - cover),
        );
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const EVEN = { tone: 1, grain: 0 };

function clamped(level: number): number {
  return Math.min(255, Math.max(0, Math.round(level)));
}

async function linearPixels(file: string, { width, height }: Size, soften = 0): Promise<Uint16Array> {
  const picture = sharp(file).ensureAlpha().toColourspace('rgb16');
  const bytes = await (soften ? picture.blur(soften) : picture)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw({ depth: 'ushort' })
    .toBuffer();
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
}

/** Linear up to a knee, then compressed towards white. */
function rolledOff(linear: number): number {
  const knee = 0.62;
  if (linear <= knee) return linear;
  const over = (linear - knee) / (1 - knee);
  return knee + (1 - knee) * (1 - Math.exp(-over * 0.9));
}

function encoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055;
}
