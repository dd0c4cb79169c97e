import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureManifestSchema } from '@tanabana/runtime/pictures/pictureManifest';
import * as v from 'valibot';
import type { Pictures } from '../src/catalogue/cardOf';

/**
 * Reads the picture manifest.
 * @param folder the catalogue's folder
 * @param publicPath address below which the build is served, with a slash at the end
 */
export function readPictures(folder: string, publicPath: string): Pictures {
  const file = path.join(folder, 'pictures/manifest.json');
  const manifest = existsSync(file)
    ? v.parse(pictureManifestSchema, JSON.parse(readFileSync(file, 'utf8')))
    : {};
  return (name) => {
    const picture = manifest[name];
    return picture && { base: `${publicPath}pictures/${name}`, ...picture };
  };
}
