import type { PictureManifest } from './pictureManifest';

/** Widths of every picture's files, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** A picture for display. */
export interface PictureSource {
  /** Common start of its files' addresses, as in `/assets/catalogue/pictures/10001-whole.3f2a91c0aa`. */
  readonly base: string;
  /** Size of the widest file in pixels, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
}

/**
 * Makes a picture of a manifest ready for display.
 * @param folder address of the folder with its files, with a slash at the end
 */
export function pictureIn(manifest: PictureManifest, name: string, folder: string): PictureSource | undefined {
  const picture = manifest[name];
  if (!picture) return undefined;
  const { hash, ...rest } = picture;
  return { base: folder + (hash === undefined ? name : `${name}.${hash}`), ...rest };
}

/** Returns the address of one file of a picture. */
export function pictureFile(
  { base }: Pick<PictureSource, 'base'>,
  width: (typeof PICTURE_WIDTHS)[number],
  format: 'avif' | 'webp',
): string {
  return `${base}-${width}.${format}`;
}
