import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { findPicture } from './findPicture';

/** The picture of a page in shared links. Pages without one use the shop's card. */
export function sharePicture(name: string): { readonly picture?: string } {
  const picture = findPicture(name);
  return picture ? { picture: pictureFile(picture, 1200, 'webp') } : {};
}
