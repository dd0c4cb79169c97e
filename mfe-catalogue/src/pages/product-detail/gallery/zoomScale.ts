import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';

/** Least that a picture can be enlarged, however small its files are. */
const LEAST = 2;

/** Width of the widest file of a picture, in pixels. */
export function widestOf({ widest, width }: PictureSource): number {
  return widest ?? width;
}

/**
 * How many times a picture can be enlarged: until a pixel of its widest file is a pixel of the page.
 * @param room in which it is shown whole, in pixels of the page
 */
export function largestScale(
  picture: PictureSource,
  room: { readonly width: number; readonly height: number },
): number {
  const shown = Math.min(room.width, (room.height * picture.width) / picture.height);
  return Math.max(LEAST, shown > 0 ? widestOf(picture) / shown : LEAST);
}
