/** @jest-environment node */
import sharp from 'sharp';
import { seededRandom } from '../drawing/random';
import { encodePicture } from './encodePicture';

// Rendering and encoding take long, and longer on a busy machine.
jest.setTimeout(120_000);

/** A picture of pure grain, the most expensive kind to encode. */
async function grain(amplitude: number): Promise<Buffer> {
  const random = seededRandom(1);
  const pixels = Uint8Array.from({ length: 700 * 875 * 3 }, () => 128 + amplitude * (random() - 0.5));
  return sharp(pixels, { raw: { width: 700, height: 875, channels: 3 } })
    .png()
    .toBuffer();
}

describe('encoding', () => {
  test.each(['avif', 'webp'] as const)('encodes a grainy picture within the budget: %s', async (format) => {
    const encoded = await encodePicture(await grain(250), 400, format);
    expect(encoded.length).toBeLessThanOrEqual(12_000);
    expect(await sharp(encoded).metadata()).toMatchObject({ width: 400, height: 500 });
  });

  test('spends fewer bytes on a picture that needs fewer', async () => {
    const encoded = await encodePicture(await grain(4), 400, 'avif');
    expect(encoded.length).toBeLessThan(6_000);
  });
});
