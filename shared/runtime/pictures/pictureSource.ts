import type { PageMeta } from '../contracts/page';
import type { PictureManifest } from './pictureManifest';

/** Widths of every picture's files, in pixels; some have a close-up besides. The first is for thumbnails. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;

/** A picture for display. */
export interface PictureSource {
  /** Common start of its files' addresses, as in `/assets/catalogue/pictures/10001-whole.3f2a91c0aa`. */
  readonly base: string;
  /** Size in pixels of the widest file that every picture has, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
  /** Width of its close-up in pixels, a file in AVIF only; absent without one. */
  readonly widest?: number | undefined;
}

/**
 * Makes a picture of a manifest ready for display.
 * @param folder address of the folder with its files, with a slash at the end
 */
export function pictureIn(
  manifest: PictureManifest,
  name: string,
  folder: string,
): PictureSource | undefined {
  const picture = manifest[name];
  if (!picture) return undefined;
  const { hash, ...rest } = picture;
  return { base: folder + (hash === undefined ? name : `${name}.${hash}`), ...rest };
}

/** Returns the address of one file of a picture. */
export function pictureFile(
  { base }: Pick<PictureSource, 'base'>,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${base}-${width}.${format}`;
}

/**
 * Returns the part of a page's head that shows a picture beside shared links.
 * @param picture one with a JPEG file; pages without one are shared with the shop's card
 */
export function sharingPicture(
  picture: PictureSource | null | undefined,
): Pick<PageMeta, 'picture' | 'pictureAlt'> {
  return picture ? { picture: `${picture.base}-1200.jpg`, pictureAlt: picture.alt } : {};
}

/** Returns the `srcset` of a picture in one format, its close-up excepted. */
export function pictureSrcSet(picture: Pick<PictureSource, 'base'>, format: 'avif' | 'webp'): string {
  return PICTURE_WIDTHS.map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');
}
