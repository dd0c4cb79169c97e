import sharp from 'sharp';

/** Size that readers of Open Graph expect, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/**
 * Makes the JPEG file with which a page is shared. A wide picture is cropped. A high one is shown whole, and its
 * ground extended to both sides.
 */
export async function sharingPicture(pixels: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(pixels).metadata();
  const fitted = await sharp(pixels)
    .resize(WIDTH, HEIGHT, { fit: height > width ? 'inside' : 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const missing = WIDTH - fitted.info.width;
  const left = Math.floor(missing / 2);
  return sharp(fitted.data)
    .extend({ left, right: missing - left, extendWith: 'copy' })
    .jpeg({ quality: 68, mozjpeg: true })
    .toBuffer();
}
