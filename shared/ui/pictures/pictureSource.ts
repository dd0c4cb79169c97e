import type { PageMeta } from '@tanabana/contract/pages/page';
import type { PictureManifest } from './pictureManifest';

/** Widths of the files of every picture, in pixels. */
export const PICTURE_WIDTHS = [200, 400, 800, 1200] as const;

export interface PictureSource extends Omit<PictureManifest[string], 'hash'> {
  /** Common prefix of the files' addresses, as in `/assets/catalogue/pictures/10001-whole.3f2a91c0aa`. */
  readonly base: string;
}

/** @param folder address of the folder with the files, with a slash at the end */
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

declare const __webpack_public_path__: string | undefined;

/** Origin of the build's files. Empty if pages have the same origin. */
const ORIGIN =
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__.replace(/(?<=\w)\/.*|^\/.*/, '') : '';

/** @param width in pixels */
export function pictureFile(
  { base }: Pick<PictureSource, 'base'>,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${base.startsWith('/') ? ORIGIN : ''}${base}-${width}.${format}`;
}

/** @param picture picture for which `npm run pictures` wrote a JPEG file */
export function sharingPicture(
  picture: PictureSource | null | undefined,
): Pick<PageMeta, 'picture' | 'pictureAlt'> {
  return picture ? { picture: `${picture.base}-1200.jpg`, pictureAlt: picture.alt } : {};
}

/** Omits the close-up. */
export function pictureSrcSet(picture: Pick<PictureSource, 'base'>, format: 'avif' | 'webp'): string {
  return PICTURE_WIDTHS.map((width) => `${pictureFile(picture, width, format)} ${width}w`).join(', ');
}
