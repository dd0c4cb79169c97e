import type { Sheet } from './drawing';

/** A picture painted or printed on a surface. */
export interface Painting {
  readonly surface: 'mud wall' | 'paper' | 'cloth';
  /** Colour of the surface, hex. */
  readonly ground: string;
  /** How worn the paint is: 0 covers evenly, 1 lets much of the ground through. */
  readonly wear: number;
  /** Draws the paint, as SVG elements in the units of the sheet. */
  draw(sheet: Sheet): string;
}

/**
 * Makes a picture.
 * @returns PNG of the given size in pixels
 */
export type Illustrator = (width: number, height: number, seed: number) => Promise<Buffer>;
