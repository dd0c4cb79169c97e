import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureManifestSchema, type PictureManifest } from '@tanabana/ui/pictures/pictureManifest';
import * as v from 'valibot';
import { contentHash } from '@tanabana/releases/versions/namedByContent';

/** Matches the name of a picture file, in two parts: `10001-whole` and `-400.avif`. */
const PICTURE_FILE = /^(.+)(-\d+\.\w+)$/;

const hashes = new Map<string, ReadonlyMap<string, string>>();

function hashesOf(pictures: string): ReadonlyMap<string, string> {
  const known = hashes.get(pictures);
  if (known) return known;
  const images = path.join(pictures, 'images');
  const contents = new Map<string, Buffer[]>();
  for (const file of existsSync(images) ? readdirSync(images).sort() : []) {
    const [, name = file] = PICTURE_FILE.exec(file) ?? [];
    contents.set(name, [...(contents.get(name) ?? []), readFileSync(path.join(images, file))]);
  }
  const found = new Map([...contents].map(([name, files]) => [name, contentHash(...files)]));
  hashes.set(pictures, found);
  return found;
}

/**
 * Adds the hash of a picture to the name of its file: `10001-whole-400.avif` becomes `10001-whole.3f2a91c0aa-400.avif`.
 * All files of a picture have the same hash, so that their addresses differ only in size and format.
 */
export function namePictureFile(pictures: string, file: string): string {
  return file.replace(
    PICTURE_FILE,
    (_, name: string, rest: string) => `${name}.${hashesOf(pictures).get(name)}${rest}`,
  );
}

/**
 * Returns an empty manifest if the file does not exist.
 * @param pictures folder of the pictures
 * @param isHashed whether to add the hash of each picture
 */
export function readPictureManifest(pictures: string, isHashed: boolean): PictureManifest {
  const file = path.join(pictures, 'manifest.json');
  return existsSync(file) ? parsePictureManifest(readFileSync(file, 'utf8'), pictures, isHashed) : {};
}

/**
 * @param isHashed whether to add the hash of each picture
 * @throws {Error} if the text is no manifest
 */
export function parsePictureManifest(text: string, pictures: string, isHashed: boolean): PictureManifest {
  const manifest = v.parse(pictureManifestSchema, JSON.parse(text));
  if (!isHashed) return manifest;
  return Object.fromEntries(
    Object.entries(manifest).map(([name, picture]) => [
      name,
      { ...picture, hash: hashesOf(pictures).get(name) },
    ]),
  );
}
