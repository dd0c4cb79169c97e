import { pictureIn, sharingPicture, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import manifest from '../../pictures/manifest.json';
import { assetAddress } from './assetAddress';

export function findPicture(name: string): PictureSource | undefined {
  return pictureIn(manifest, name, assetAddress('pictures/'));
}

/** Returns the metadata that displays a page's picture in shared links. */
export const sharePicture = (name: string) => sharingPicture(findPicture(name));
