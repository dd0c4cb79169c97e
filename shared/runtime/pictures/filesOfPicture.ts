import { pictureFile, pictureSrcSet, PICTURE_WIDTHS } from './pictureSource';

const PICTURE_FILE = new RegExp(`^(.+)-(?:${PICTURE_WIDTHS.join('|')})\\.(?:avif|webp)$`);

/**
 * Returns the `srcset` of a picture in one format.
 * @param address of one of its files, as cart and wishlist store it
 * @returns undefined if it is no file of a picture
 */
export function srcSetOfFile(address: string, format: 'avif' | 'webp'): string | undefined {
  const base = PICTURE_FILE.exec(address)?.[1];
  return base === undefined ? undefined : pictureSrcSet({ base }, format);
}

/**
 * Returns the addresses of all files of a picture, the widest first.
 * @param address of one of them
 * @returns an empty list if it is no file of a picture
 */
export function filesOfPicture(address: string): string[] {
  const base = PICTURE_FILE.exec(address)?.[1];
  if (base === undefined) return [];
  return PICTURE_WIDTHS.toReversed().flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => pictureFile({ base }, width, format)),
  );
}
