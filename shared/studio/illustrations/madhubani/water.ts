import { curveThrough } from '../../drawing/curve';
import { line } from '../drawing';
import { BORDER } from './paintedBorder';

/** Little strokes between the figures, as no ground is left empty. */
export function water(width: number, height: number): string {
  const ripples: string[] = [];
  for (let y = BORDER + 40; y < height - BORDER - 20; y += 46) {
    for (let x = BORDER + 36 + ((y / 46) % 2) * 34; x < width - BORDER - 50; x += 68) {
      ripples.push(
        line(
          curveThrough([
            [x, y],
            [x + 9, y - 6],
            [x + 18, y],
            [x + 27, y - 6],
            [x + 36, y],
          ]),
          1.8,
          '#7f93a3',
        ),
      );
    }
  }
  return ripples.join('');
}
