import { readPictureManifest } from '@tanabana/build/webpack/pictureFiles';
import { pictureIn } from '@tanabana/runtime/pictures/pictureSource';
import type { Pictures } from '../src/catalogue/cardOf';

/**
 * Reads the picture manifest.
 * @param folder the catalogue's folder
 * @param publicPath address below which the build is served, with a slash at the end
 * @param isHashed whether the build names files by their content
 */
export function readPictures(folder: string, publicPath: string, isHashed: boolean): Pictures {
  const manifest = readPictureManifest(folder, isHashed);
  return (name) => pictureIn(manifest, name, `${publicPath}pictures/`);
}
