// Creates the sharing picture of each given picture: `vase-1200.webp` → `vase-1200.jpg`.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Size for Open Graph, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Crops a wide picture. Extends the background of a high one to both sides. */
async function sharingPicture(file: string): Promise<Buffer> {
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  const isHigh = height > width;
  const fitted = await picture
    .resize(WIDTH, HEIGHT, { fit: isHigh ? 'inside' : 'cover', position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const missing = WIDTH - fitted.info.width;
  const left = Math.floor(missing / 2);
  return sharp(fitted.data)
    .extend({ left, right: missing - left, extendWith: 'copy' })
    .jpeg({ quality: 68, mozjpeg: true })
    .toBuffer();
}

for (const file of process.argv.slice(2))
  await writeFile(file.replace(/\.webp$/, '.jpg'), await sharingPicture(file));
