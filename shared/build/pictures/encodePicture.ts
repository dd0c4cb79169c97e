import sharp from 'sharp';

/** Maximum bytes of a file by its width in pixels. */
const MAX_BYTES = { 200: 3_600, 400: 9_000, 800: 23_000, 1200: 42_000, 2400: 415_000 };
/** Qualities from best to worst. */
const QUALITIES = {
  avif: [45, 40, 36, 32, 28, 25, 22, 18, 14],
  webp: [76, 66, 56, 46, 36, 26, 18, 10, 4],
};

/** Encodes a picture for one width, in the best quality within the limits, otherwise in the worst. */
export async function encodePicture(
  picture: Buffer,
  width: keyof typeof MAX_BYTES,
  format: 'avif' | 'webp',
  limit = Infinity,
): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(width)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let encoded = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    const pixels = sharp(data, { raw: info });
    encoded = await (
      format === 'avif'
        ? pixels.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
        : pixels.webp({ quality, effort: 5 })
    ).toBuffer();
    if (encoded.length <= Math.min(limit, MAX_BYTES[width])) break;
  }
  return encoded;
}
