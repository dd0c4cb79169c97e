import { pictureFile } from '@tanabana/shared/pictures/pictureSource';
import { findPicture } from './findPicture';

/** The picture that stands for a page when it is shared: the named one, else the house's. */
export function sharePicture(name: string): { readonly picture?: string } {
  const picture = findPicture(name) ?? findPicture('share-house');
  return picture ? { picture: pictureFile(picture, 1200, 'webp') } : {};
}
