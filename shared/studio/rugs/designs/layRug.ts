import type { Shape } from '../../drawing/shape';
import { type Band, frame, frameWidth } from '../borders/frame';
import { drawGrid } from '../cartoon/drawGrid';
import { insertCentred, type KnotGrid, unfoldHalf, unfoldQuarter } from '../cartoon/knotGrid';
import type { Sheet } from '../design';

/** Half the size of a rug's field, in knots from its middle. */
export interface HalfField {
  readonly width: number;
  readonly height: number;
}

/**
 * Lays out a rug that is the same in all four quarters.
 * @param field draws the lower right quarter of the field; 0, 0 is the middle of the rug
 */
export async function quarterRug(
  { cols, rows }: Sheet,
  ground: number,
  bands: readonly Band[],
  field: (half: HalfField) => Shape[],
): Promise<KnotGrid> {
  const [halfWidth, halfHeight] = [cols / 2, rows / 2];
  const edge = frameWidth(bands);
  const shapes = [
    ...field({ width: halfWidth - edge, height: halfHeight - edge }),
    ...frame(halfWidth, halfHeight, bands),
  ];
  const quarter = await drawGrid((cols + 1) / 2, (rows + 1) / 2, ground, shapes);
  return unfoldQuarter(quarter, cols, rows);
}

/**
 * Lays out a rug whose field is the same left and right and whose border is the same in all four quarters.
 * @param field draws the right half of the field; 0, 0 is the middle of its upper edge
 */
export async function halfRug(
  sheet: Sheet,
  ground: number,
  bands: readonly Band[],
  field: (half: HalfField) => Shape[],
): Promise<KnotGrid> {
  const { border, cols, rows } = await emptyRug(sheet, ground, bands);
  const half = await drawGrid((cols + 1) / 2, rows, ground, field({ width: cols / 2, height: rows }));
  return insertCentred(border, unfoldHalf(half, cols));
}

/**
 * Lays out a rug with a field of its own all over.
 * @param field draws the field; 0, 0 is its upper left corner
 */
export async function freeRug(
  sheet: Sheet,
  ground: number,
  bands: readonly Band[],
  field: (width: number, height: number) => Shape[],
): Promise<KnotGrid> {
  const { border, cols, rows } = await emptyRug(sheet, ground, bands);
  return insertCentred(border, await drawGrid(cols, rows, ground, field(cols, rows)));
}

async function emptyRug(sheet: Sheet, ground: number, bands: readonly Band[]) {
  const edge = 2 * frameWidth(bands);
  const border = await quarterRug(sheet, ground, bands, () => []);
  return { border, cols: sheet.cols - edge, rows: sheet.rows - edge };
}
