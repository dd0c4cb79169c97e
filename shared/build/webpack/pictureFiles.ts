import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureManifestSchema, type PictureManifest } from '@tanabana/runtime/pictures/pictureManifest';
import * as v from 'valibot';
import { contentHash } from '@tanabana/artefacts/store/namedByContent';

/** A file of a picture: `10001-whole-400.avif`. */
const PICTURE_FILE = /^(.+)(-\d+\.\w+)$/;

const hashes = new Map<string, ReadonlyMap<string, string>>();

/** Picture → hash of all its files, below a deployable's folder. */
function hashesOf(folder: string): ReadonlyMap<string, string> {
  const known = hashes.get(folder);
  if (known) return known;
  const images = path.join(folder, 'pictures/images');
  const contents = new Map<string, Buffer[]>();
  for (const file of existsSync(images) ? readdirSync(images).sort() : []) {
    const [, name = file] = PICTURE_FILE.exec(file) ?? [];
    contents.set(name, [...(contents.get(name) ?? []), readFileSync(path.join(images, file))]);
  }
  const found = new Map([...contents].map(([name, files]) => [name, contentHash(...files)]));
  hashes.set(folder, found);
  return found;
}

/**
 * Names a file of a picture by the content of all the picture's files, which have one address but for size and
 * format: `10001-whole-400.avif` → `10001-whole.3f2a91c0aa-400.avif`.
 * @param folder the deployable's folder
 */
export function namePictureFile(folder: string, file: string): string {
  return file.replace(
    PICTURE_FILE,
    (_, name: string, rest: string) => `${name}.${hashesOf(folder).get(name)}${rest}`,
  );
}

/**
 * Reads the picture manifest of a deployable.
 * @param folder the deployable's folder
 * @param isHashed whether the build names files by their content
 */
export function readPictureManifest(folder: string, isHashed: boolean): PictureManifest {
  const file = path.join(folder, 'pictures/manifest.json');
  return existsSync(file) ? parsePictureManifest(readFileSync(file, 'utf8'), folder, isHashed) : {};
}

/** Reads the text of a picture manifest, as `readPictureManifest` does. */
export function parsePictureManifest(text: string, folder: string, isHashed: boolean): PictureManifest {
  const manifest = v.parse(pictureManifestSchema, JSON.parse(text));
  if (!isHashed) return manifest;
  return Object.fromEntries(
    Object.entries(manifest).map(([name, picture]) => [
      name,
      { ...picture, hash: hashesOf(folder).get(name) },
    ]),
  );
}
