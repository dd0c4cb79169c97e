import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@tanabana/ui/pictures/pictureSource';
import sharp from 'sharp';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { encodePicture, sharingPicture } from './encodePicture';
import { changeManifest, removePictureFiles } from './pictureFolder';

/** Width of the widest file of every picture, in pixels. A photograph must be at least this wide. */
const FULL = Math.max(...PICTURE_WIDTHS);
/** Width of a close-up, in pixels. A close-up has an AVIF file only. */
const CLOSE_UP = 2400;
const MAX_BYTES = 60e6;

export interface ImportedPicture {
  readonly photo: string;
  /** Folder with `images` and `manifest.json`. */
  readonly folder: string;
  readonly name: string;
  /** Width divided by height. */
  readonly aspect: number;
  readonly alt: string;
  /** Whether to write the JPEG file that previews of shared links display. */
  readonly isShared: boolean;
  /** Whether to write a close-up if the photograph is wide enough. */
  readonly hasCloseUp: boolean;
}

/**
 * Creates all files of a picture from the middle of a photograph, and updates the manifest.
 * @returns names of the written files
 * @throws {UsageError} if the photograph cannot be read, or is too small or too large
 */
export async function importPicture(picture: ImportedPicture): Promise<string[]> {
  const { photo, folder, name, aspect, alt, isShared, hasCloseUp } = picture;
  const cropped = await crop(photo, aspect, hasCloseUp);
  const widest = cropped.width >= CLOSE_UP ? CLOSE_UP : undefined;
  const files = new Map<string, Buffer>();
  for (const width of PICTURE_WIDTHS) {
    const webp = await encodePicture(cropped.pixels, width, 'webp');
    files.set(`${name}-${width}.webp`, webp);
    files.set(`${name}-${width}.avif`, await encodePicture(cropped.pixels, width, 'avif', webp.length - 1));
  }
  if (widest) files.set(`${name}-${widest}.avif`, await encodePicture(cropped.pixels, widest, 'avif'));
  if (isShared) files.set(`${name}-${FULL}.jpg`, await sharingPicture(cropped.pixels));

  const images = path.join(folder, 'images');
  await mkdir(images, { recursive: true });
  await removePictureFiles(folder, name);
  await Promise.all([...files].map(([file, content]) => writeFile(path.join(images, file), content)));

  const entry = {
    width: FULL,
    height: Math.round(FULL / aspect),
    color: await averageColor(cropped.pixels),
    alt,
    ...(widest && { widest }),
  };
  await changeManifest(folder, (entries) => ({ ...entries, [name]: entry }));
  return [...files.keys()];
}

/** Turns a photograph upright, crops it to the aspect ratio, and reduces it to the width of the widest file. */
async function crop(photo: string, aspect: number, hasCloseUp: boolean) {
  const refuse = (reason: string) => new UsageError(`${photo} ${reason}`);
  const { size } = await stat(photo).catch(() => {
    throw refuse('does not exist.');
  });
  if (size > MAX_BYTES) throw refuse(`has ${size} bytes. At most ${MAX_BYTES} are read: save it smaller.`);
  const unreadable = (error: Error) => {
    throw refuse(`cannot be read as a picture: ${error.message}`);
  };
  const { autoOrient } = await sharp(photo).metadata().catch(unreadable);
  const usable = Math.floor(Math.min(autoOrient.width, autoOrient.height * aspect));
  if (usable < FULL)
    throw refuse(
      `is ${autoOrient.width} × ${autoOrient.height} pixels. At least ${FULL} × ${Math.round(FULL / aspect)} are needed.`,
    );
  const width = hasCloseUp && usable >= CLOSE_UP ? CLOSE_UP : FULL;
  const pixels = await sharp(photo)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(width, Math.round(width / aspect))
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(unreadable);
  return { pixels, width };
}

async function averageColor(pixels: Buffer): Promise<string> {
  const { channels } = await sharp(pixels).toColourspace('srgb').stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
