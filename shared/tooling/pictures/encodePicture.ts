import sharp from 'sharp';

/** Maximum bytes of a file by its width in pixels. */
const MAX_BYTES = { 200: 3_600, 400: 9_000, 800: 23_000, 1200: 42_000, 2400: 415_000 };

/** Qualities that are tried for each format, from best to worst. */
const QUALITIES = {
  avif: [45, 40, 36, 32, 28, 25, 22, 18, 14],
  webp: [76, 66, 56, 46, 36, 26, 18, 10, 4],
};

/**
 * Encodes a picture for one width, in the best quality whose file exceeds neither `limit` nor the maximum of the width.
 * If all files are larger, the worst quality is used.
 * @param limit maximum size in bytes
 */
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

/** Size of pictures for shared links (Open Graph), in pixels. */
const SHARED = { width: 1200, height: 630 };

/**
 * Encodes the JPEG file of a picture for shared links. A wide picture is cropped. A tall picture is extended on both
 * sides with the colours of its edges.
 */
export async function sharingPicture(pixels: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(pixels).metadata();
  const fitted = await sharp(pixels)
    .resize(SHARED.width, SHARED.height, { fit: height > width ? 'inside' : 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const missing = SHARED.width - fitted.info.width;
  const left = Math.floor(missing / 2);
  return sharp(fitted.data)
    .extend({ left, right: missing - left, extendWith: 'copy' })
    .jpeg({ quality: 68, mozjpeg: true })
    .toBuffer();
}
