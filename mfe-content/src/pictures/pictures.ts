import { pictureIn, sharingPicture, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import manifest from '../../pictures/manifest.json';
import { assetAddress } from './assetAddress';

export function findPicture(name: string): PictureSource | undefined {
  return pictureIn(manifest, name, assetAddress('pictures/'));
}

/** Metadata of a page's picture for shared links. */
export const sharePicture = (name: string) => sharingPicture(findPicture(name));
