import { pictureIn, sharingPicture, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import manifest from '../../pictures/manifest.json';
import { assetAddress } from './assetAddress';

/** Finds a picture of this remote. Returns undefined until the picture has been made. */
export function findPicture(name: string): PictureSource | undefined {
  return pictureIn(manifest, name, assetAddress('pictures/'));
}

/** Picture of a page in shared links. */
export const sharePicture = (name: string) => sharingPicture(findPicture(name));
