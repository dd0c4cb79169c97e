import { pictureFile, pictureSrcSet, PICTURE_WIDTHS } from './pictureSource';

const PICTURE_FILE = new RegExp(`^(.+)-(?:${PICTURE_WIDTHS.join('|')})\\.(?:avif|webp)$`);

/** Returns undefined if the file belongs to no picture. */
export function srcSetOfFile(address: string, format: 'avif' | 'webp'): string | undefined {
  const base = PICTURE_FILE.exec(address)?.[1];
  return base === undefined ? undefined : pictureSrcSet({ base }, format);
}

/** The widest file is the first. Returns an empty list if the file belongs to no picture. */
export function filesOfPicture(address: string): string[] {
  const base = PICTURE_FILE.exec(address)?.[1];
  if (base === undefined) return [];
  return PICTURE_WIDTHS.toReversed().flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => pictureFile({ base }, width, format)),
  );
}
