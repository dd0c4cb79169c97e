import type { Point } from '../../drawing/shape';
import { line } from '../drawing';

/** Size of a spot drawing in its own units, which are also its pixels. */
export const SPOT = { width: 720, height: 480 } as const;

/** What stands on the ground stands here. */
export const GROUND = 424;

/** Earth pigments that read on paper: the figures, and what the eye should find. */
export const EARTH = '#8e4a34';
export const BRASS = '#b0843a';
export const MADDER = '#8c2f2b';
export const INDIGO = '#22385a';

/** Ground below a scene: a line with tufts of grass under it, from one x to another. */
export function groundLine(from: number, to: number): string {
  const tufts: string[] = [];
  for (let x = from + 26; x < to - 16; x += 46) {
    for (const lean of [-6, 0, 6])
      tufts.push(
        line(
          [
            [x, GROUND + 26],
            [x + lean, GROUND + 14],
          ],
          2,
          EARTH,
        ),
      );
  }
  const level: Point[] = [
    [from, GROUND + 4],
    [to, GROUND + 4],
  ];
  return line(level, 3, EARTH) + tufts.join('');
}
