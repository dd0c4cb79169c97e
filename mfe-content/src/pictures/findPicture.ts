import { pictureIn, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import manifest from '../../pictures/manifest.json';
import { assetAddress } from './assetAddress';

/** Finds a picture of this remote by its name; undefined until it has been made. */
export function findPicture(name: string): PictureSource | undefined {
  return pictureIn(manifest, name, assetAddress('pictures/'));
}
