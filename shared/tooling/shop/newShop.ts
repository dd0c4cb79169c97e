import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import sharp from 'sharp';
import { importPicture } from '../pictures/importPicture';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** Pictures of the template's products and of its home page, plain areas that a merchant replaces. */
const PICTURES = [
  { folder: 'catalogue', name: '1-whole', aspect: 4 / 5, color: '#9db8a8', alt: 'A striped cushion cover' },
  { folder: 'catalogue', name: '2-whole', aspect: 4 / 5, color: '#c9bfa5', alt: 'A floor cushion' },
  { folder: 'content', name: 'hero', aspect: 3 / 2, color: '#b5c4ba', alt: 'Cushions on a bench' },
] as const;

const ICONS = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

/**
 * Creates the folder of a small shop that can be opened at once.
 * @throws {UsageError} if the folder is not empty
 */
export async function newShop(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty. Name a new folder.`);
  await cp(TEMPLATE, folder, { recursive: true });
  await drawIcons(path.join(folder, 'layout/static'));
  const photos = await mkdtemp(path.join(tmpdir(), 'tanabana-shop-'));
  try {
    for (const { folder: remote, name, aspect, color, alt } of PICTURES) {
      const photo = path.join(photos, `${name}.png`);
      await plain(1200, Math.round(1200 / aspect), color).toFile(photo);
      const pictures = path.join(folder, 'pictures', remote);
      await importPicture({ photo, folder: pictures, name, aspect, alt, isShared: true, hasCloseUp: false });
    }
  } finally {
    await rm(photos, { recursive: true });
  }
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } }).png();

async function drawIcons(folder: string): Promise<void> {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1d3b36"/><circle cx="32" cy="32" r="16" fill="#fff"/></svg>\n';
  await writeFile(path.join(folder, 'favicon.svg'), mark);
  for (const [file, size] of ICONS) {
    await sharp(Buffer.from(mark), { density: 600 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(path.join(folder, file));
  }
  await plain(1200, 630, '#1d3b36').toFile(path.join(folder, 'share.png'));
}
