import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@tanabana/ui/pictures/pictureSource';
import sharp from 'sharp';
import { readPictureManifest } from '../webpack/pictureFiles';

/** Maximum bytes of one close-up, which browsers fetch when shoppers zoom. */
const MAX_CLOSE_UP = 450e3;

/**
 * Returns a message for each fault of the pictures of a deployable. Faults are missing, unknown and too large files,
 * AVIF files that are not smaller than their WebP files, and empty alternative texts.
 * @param folder of the deployable
 * @param maxBytes maximum total size in bytes: `usual` for the files in `PICTURE_WIDTHS`, `closeUps` for the close-ups
 */
export function pictureFaults(folder: string, maxBytes: { usual: number; closeUps: number }): string[] {
  const images = path.join(folder, 'pictures/images');
  const bytes = new Map(readdirSync(images).map((file) => [file, statSync(path.join(images, file)).size]));
  const manifest = readPictureManifest(path.join(folder, 'pictures'), false);
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + (bytes.get(file) ?? Infinity), 0);

  const usual = Object.keys(manifest).flatMap((name) => PICTURE_WIDTHS.map((width) => `${name}-${width}`));
  const closeUps = Object.entries(manifest).flatMap(([name, { widest }]) =>
    widest === undefined ? [] : [`${name}-${widest}.avif`],
  );
  const files = usual.flatMap((file) => [`${file}.avif`, `${file}.webp`]);
  const total = { usual: sum(files), closeUps: sum(closeUps) };
  const known = new Set([...files, ...closeUps]);
  return [
    ...(['usual', 'closeUps'] as const).flatMap((kind) =>
      total[kind] <= maxBytes[kind] ? [] : [`${kind}: ${total[kind]} bytes, more than ${maxBytes[kind]}`],
    ),
    ...usual.filter((file) => !((bytes.get(`${file}.avif`) ?? 0) < (bytes.get(`${file}.webp`) ?? 0))),
    ...closeUps.filter((file) => (bytes.get(file) ?? Infinity) > MAX_CLOSE_UP),
    ...Object.keys(manifest).filter((name) => manifest[name]?.alt.trim() === ''),
    ...[...bytes.keys()].filter((file) => !file.endsWith('.jpg') && !known.has(file)),
  ];
}

/** Maximum difference between the average colour of a file and the colour in the manifest, in levels of 255. */
const MAX_COLOR_DIFFERENCE = 12;

/** Returns the names of the WebP files of a deployable whose average colour is not the colour in the manifest. */
export async function discolouredPictures(folder: string): Promise<string[]> {
  const discoloured: string[] = [];
  for (const [name, { color }] of Object.entries(readPictureManifest(path.join(folder, 'pictures'), false))) {
    const expected = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    for (const width of PICTURE_WIDTHS) {
      const file = `${name}-${width}.webp`;
      const picture = sharp(path.join(folder, 'pictures/images', file));
      const average = await picture.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      if (expected.some((level, index) => Math.abs(level - (average[index] ?? 0)) > MAX_COLOR_DIFFERENCE))
        discoloured.push(file);
    }
  }
  return discoloured;
}
