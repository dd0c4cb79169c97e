import { points } from '../../drawing/points';
import { curveThrough } from '../../drawing/curve';
import { fill, moved } from '../drawing';
import { blossom } from './blossom';
import { MITHILA } from './mithila';

const { ink, red, blue, yellow, green, pink } = MITHILA;

/** Width of the border in sheet units. */
export const BORDER = 92;

/** A painted border: flowers between two lines of triangles. */
export function paintedBorder(width: number, height: number): string {
  const side = (length: number) => {
    const count = Math.round(length / 74);
    const step = length / count;
    const teeth = Math.round(length / 19);
    return [
      ...Array.from({ length: teeth }, (_, index) => {
        const left = (length * index) / teeth;
        const next = length / teeth;
        return (
          fill(
            [
              [left, 10],
              [left + next / 2, 24],
              [left + next, 10],
            ],
            red,
            ink,
            1.4,
          ) +
          fill(
            [
              [left, BORDER - 8],
              [left + next / 2, BORDER - 22],
              [left + next, BORDER - 8],
            ],
            blue,
            ink,
            1.4,
          )
        );
      }),
      ...Array.from({ length: count }, (_, index) =>
        moved(blossom(index % 2 === 0 ? red : yellow), (index + 0.5) * step, BORDER / 2, 20),
      ),
      ...Array.from({ length: count - 1 }, (_, index) => leafPair((index + 1) * step, BORDER / 2)),
    ].join('');
  };
  const frames = [6, 28, BORDER - 26, BORDER - 4].map(
    (gap) =>
      `<rect x="${gap}" y="${gap}" width="${width - 2 * gap}" height="${height - 2 * gap}" fill="none" stroke="${ink}" stroke-width="2.6"/>`,
  );
  const inner = width - 2 * BORDER;
  const upright = height - 2 * BORDER;
  const corners = [
    [0, 0],
    [width - BORDER, 0],
    [0, height - BORDER],
    [width - BORDER, height - BORDER],
  ] as const;
  return [
    ...frames,
    moved(side(inner), BORDER, 0),
    moved(side(inner), width - BORDER, height, 1, 180),
    moved(side(upright), width, BORDER, 1, 90),
    moved(side(upright), 0, height - BORDER, 1, -90),
    ...corners.map(([x, y]) => moved(blossom(pink), x + BORDER / 2, y + BORDER / 2, 33)),
  ].join('');
}

function leafPair(x: number, y: number): string {
  const leaf = fill(curveThrough(points('0,0 7,-8 0,-19 -7,-8'), true), green, ink, 1.8);
  return moved(leaf, x, y - 1) + moved(leaf, x, y + 1, 1, 180);
}
