import { pictureIn, sharingPicture, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import manifest from '../../pictures/manifest.json';
import { assetAddress } from './assetAddress';

/** Finds a picture of this remote by its name; undefined until it has been made. */
export function findPicture(name: string): PictureSource | undefined {
  return pictureIn(manifest, name, assetAddress('pictures/'));
}

/** The picture of a page in shared links. Pages without one use the shop's card. */
export const sharePicture = (name: string) => sharingPicture(findPicture(name));
