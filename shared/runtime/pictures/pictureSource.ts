/** Widths of every picture's files, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** A picture for display. */
export interface PictureSource {
  /** Common start of its files' addresses, as in `/assets/catalogue/1.0.0/pictures/10001-whole`. */
  readonly base: string;
  /** Size of the widest file in pixels, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
}

/** Returns the address of one file of a picture. */
export function pictureFile({ base }: PictureSource, width: (typeof PICTURE_WIDTHS)[number], format: 'avif' | 'webp'): string {
  return `${base}-${width}.${format}`;
}
