/** Widths in which every picture is made, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** A picture as it is shown. */
export interface PictureSource {
  /** Address of its files up to the width, as in `/assets/catalogue/1.0.0/pictures/10001-whole`. */
  readonly base: string;
  /** Measures of the widest file; they give the shape. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
}

/** Address of one file of a picture. */
export function pictureFile({ base }: PictureSource, width: (typeof PICTURE_WIDTHS)[number], format: 'avif' | 'webp'): string {
  return `${base}-${width}.${format}`;
}
