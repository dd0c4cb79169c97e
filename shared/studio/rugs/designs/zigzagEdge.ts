import { BORDER, LIGHT, MEDALLION, OUTLINE, WARM } from '../palettes';

/**
 * The border of a flat weave: plain lines, a running zigzag of two dyes, and small blocks.
 * @param fromSide knots to the nearest side
 * @param fromEnd knots to the nearest end
 * @param width of the border in knots
 * @param x,y from the middle of the rug
 * @returns nothing within the field
 */
export function zigzagEdge(
  fromSide: number,
  fromEnd: number,
  width: number,
  x: number,
  y: number,
): number | undefined {
  const depth = Math.min(fromSide, fromEnd);
  if (depth >= width) return undefined;
  const along = fromSide < fromEnd ? y : x;
  if (depth < 5) return BORDER;
  if (depth < 7 || depth >= width - 2) return OUTLINE;
  if (depth < 11) return Math.floor(along / 6) % 2 === 0 ? LIGHT : WARM;
  if (depth < 13 || depth >= width - 4) return OUTLINE;
  const wave = Math.abs((Math.floor(along / 2) % 16) - 8);
  const level = Math.floor((depth - 13) / 2);
  if (level === wave || level === wave + 1) return LIGHT;
  return level < wave ? MEDALLION : BORDER;
}
