import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { shareCard } from './shareCard';

const STATIC = path.join(import.meta.dirname, '../static');

/** Draws the mark of the shop for home screens, and the card that is shown when a page without a picture is shared. */
async function makeIcons(): Promise<void> {
  const mark = await readFile(path.join(STATIC, 'favicon.svg'), 'utf8');
  // Where a system cuts icons to its own shape, the ground has to reach the edges, and the weave to stay off them.
  const whole = mark.replace('rx="12"', '').replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');
  const full = whole.replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
  await Promise.all([
    drawPng(full, 180, 'apple-touch-icon.png'),
    drawPng(mark, 192, 'icon-192.png'),
    drawPng(mark, 512, 'icon-512.png'),
    drawPng(full, 512, 'icon-maskable-512.png'),
    drawCard('share.png'),
  ]);
}

/** @param size width and height in pixels */
async function drawPng(svg: string, size: number, file: string): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  await writeFile(path.join(STATIC, file), png);
}

async function drawCard(file: string): Promise<void> {
  const png = await sharp(Buffer.from(shareCard())).png({ palette: true, colours: 64 }).toBuffer();
  await writeFile(path.join(STATIC, file), png);
}

await makeIcons();
