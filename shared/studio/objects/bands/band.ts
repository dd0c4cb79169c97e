import type { Shape } from '../drawing/shape';
import type { Random } from '../random';

/** Fills a strip of the given length and height (centimetres; its top left is the origin), repeating whole along it. */
export type Band = (random: Random, length: number, height: number) => Shape[];

/** How often a motif of about the wished pitch fits whole into a length; at least once. */
export function repeats(length: number, pitch: number): number {
  return Math.max(1, Math.round(length / pitch));
}

/** The outline of a strip, in one ink. */
export function strip(ink: Shape['ink'], length: number, top: number, height: number): Shape {
  return {
    points: [
      [0, top],
      [length, top],
      [length, top + height],
      [0, top + height],
    ],
    ink,
    plain: true,
  };
}
