import type { Shape } from '../drawing/shape';
import { repeats } from './band';

/** Place of one impression, in centimetres from the top left of the strip. */
interface Impression {
  readonly x: number;
  /** Rows from the top. */
  readonly row: number;
  /** Width and height of its share of the strip. */
  readonly wide: number;
  readonly high: number;
}

/**
 * Fills a strip in half-drop rows, as a printer steps his block: every second row is shifted by half a motif.
 * @param pitch about the distances of columns and rows, in centimetres
 */
export function halfDropRows(
  length: number,
  height: number,
  pitch: readonly [columns: number, rows: number],
  draw: (impression: Impression) => readonly Shape[],
): Shape[] {
  const [columns, rows] = [repeats(length, pitch[0]), repeats(height, pitch[1])];
  const [wide, high] = [length / columns, height / rows];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      draw({ x: (column + (row % 2 ? 0.75 : 0.25)) * wide, row, wide, high }),
    ),
  ).flat(2);
}
