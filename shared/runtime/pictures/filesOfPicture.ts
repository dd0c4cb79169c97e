import { pictureFile, PICTURE_WIDTHS } from './pictureSource';

const PICTURE_FILE = new RegExp(`^(.+)-(?:${PICTURE_WIDTHS.join('|')})\\.(?:avif|webp)$`);

/**
 * Returns the address of a picture's file in AVIF, which browsers that know it choose.
 * @param address of its file in WebP, as cart and wishlist store it
 * @returns undefined if it is no file of a picture
 */
export function avifFile(address: string): string | undefined {
  return PICTURE_FILE.test(address) ? address.replace(/webp$/, 'avif') : undefined;
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
