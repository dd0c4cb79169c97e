import { pictureIn, sharingPicture, type PictureSource } from '@tanabana/ui/pictures/pictureSource';
import manifest from '../../pictures/manifest.json';
import { assetAddress } from './assetAddress';

export function findPicture(name: string): PictureSource | undefined {
  return pictureIn(manifest, name, assetAddress('pictures/'));
}

export const sharePicture = (name: string) => sharingPicture(findPicture(name));
