import path from 'node:path';
import sharp from 'sharp';
import { readManifest } from './manifest';
import { imageFile, pictureFolder } from './pictureFolder';

const COLUMNS = 6;
const CELL = { width: 300, height: 400, picture: 340 };

/**
 * Draws all pictures of some deployables, with their names, on one sheet.
 * @returns the sheet, as PNG
 */
export async function contactSheet(deployables: readonly string[]): Promise<Buffer> {
  const cells = (await Promise.all(deployables.map(listPictures))).flat();
  const rows = Math.max(1, Math.ceil(cells.length / COLUMNS));
  const composites = await Promise.all(
    cells.map(async ({ name, file }, index) => ({
      input: await drawCell(name, file),
      left: (index % COLUMNS) * CELL.width,
      top: Math.floor(index / COLUMNS) * CELL.height,
    })),
  );
  const background = '#fbf7f0';
  return sharp({
    create: { width: COLUMNS * CELL.width, height: rows * CELL.height, channels: 3, background },
  })
    .composite(composites)
    .png()
    .toBuffer();
}

async function listPictures(deployable: string): Promise<{ name: string; file: string }[]> {
  const folder = pictureFolder(deployable);
  const names = Object.keys(await readManifest(folder.manifest));
  return names.map((name) => ({ name, file: path.join(folder.images, imageFile(name, 400, 'webp')) }));
}

async function drawCell(name: string, file: string): Promise<Buffer> {
  const picture = await sharp(file)
    .resize({ width: CELL.width - 20, height: CELL.picture, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((CELL.width - picture.info.width) / 2);
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.height}">
    <text x="50%" y="${CELL.picture + 40}" text-anchor="middle" font-family="sans-serif" font-size="15">${name}</text></svg>`;
  return sharp(Buffer.from(label))
    .composite([{ input: picture.data, left, top: 10 }])
    .png()
    .toBuffer();
}
