import { pictureFile } from '@tanabana/runtime/pictures/pictureSource';
import { findPicture } from './findPicture';

/** The picture that a page is shared with. Pages that name none are shared with the card of the house. */
export function sharePicture(name: string): { readonly picture?: string } {
  const picture = findPicture(name);
  return picture ? { picture: pictureFile(picture, 1200, 'webp') } : {};
}
