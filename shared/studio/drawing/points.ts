import type { Point } from './shape';

/**
 * Points written as in SVG, for outlines that are drawn by hand.
 * @param text pairs of numbers, `x,y x,y …`
 */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}
