import { points } from '../../drawing/points';
import { curveThrough } from '../../drawing/curve';
import { fill, line, moved, type Sheet } from '../drawing';
import { blossom } from './blossom';
import { lotusFlower } from './lotusFlower';
import { MITHILA } from './mithila';
import { peacock } from './peacock';
import { BORDER, paintedBorder } from './paintedBorder';

const { ink, red, yellow, green, pink } = MITHILA;

/** Two peacocks under a flowering tree; on a narrow sheet one peacock alone. */
export function peacocks({ width, height }: Sheet): string {
  const [middle, floor] = [width / 2, height - BORDER - 40];
  const room = width - 2 * BORDER;
  const size = room / 6.3;
  const reach = room / 2 - 1.66 * size;
  const birds =
    width > 1200
      ? tree(middle, floor, height - 2 * BORDER - 90) +
        peacock(middle - reach, floor - 20, size, true) +
        peacock(middle + reach, floor - 20, size)
      : peacock(middle - room * 0.07, floor - 60, room / 2.8);
  return [
    ...fillers(width, height),
    birds,
    ...Array.from({ length: Math.floor(room / 84) }, (_, index) =>
      lotusFlower(BORDER + 44 + index * 84, floor + 34, 62, index % 2 === 0 ? pink : yellow),
    ),
    paintedBorder(width, height),
  ].join('');
}

/** Small flowers along the top of the sheet, as no ground is left empty. */
function fillers(width: number, height: number): string[] {
  const count = Math.floor((width - 2 * BORDER) / 96);
  return Array.from({ length: count }, (_, index) => {
    const x = BORDER + ((width - 2 * BORDER) * (index + 0.5)) / count;
    const y = BORDER + 44 + (index % 2) * 46;
    const beside = width > 1200 && Math.abs(x - width / 2) < height * 0.3;
    return beside ? '' : moved(blossom([red, yellow, pink][index % 3] ?? red), x, y, 15);
  });
}

function tree(x: number, y: number, height: number): string {
  const trunk = fill(
    curveThrough([
      [-26, 0],
      [-12, -height * 0.3],
      [-9, -height * 0.6],
      [0, -height * 0.8],
      [9, -height * 0.6],
      [12, -height * 0.3],
      [26, 0],
    ]),
    '#7a4a2a',
    ink,
    3.4,
  );
  const boughs = Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI / 2 + (index - 4) * 0.34;
    const reach = height * 0.34;
    const base = -height * 0.56;
    const [tx, ty] = [reach * Math.cos(angle), base + reach * Math.sin(angle)];
    const leaves = [0.4, 0.55, 0.7, 0.85, 1].map((t) => {
      const turn = (angle * 180) / Math.PI + 90;
      const leaf = fill(curveThrough(points('0,0 11,-13 0,-32 -11,-13'), true), green, ink, 2);
      const [px, py] = [tx * t, base + (ty - base) * t];
      return moved(leaf, px, py, 1, turn - 58) + moved(leaf, px, py, 1, turn + 58);
    });
    return (
      line(
        [
          [0, base],
          [tx, ty],
        ],
        5,
        ink,
      ) +
      leaves.join('') +
      moved(blossom(index % 2 === 0 ? red : yellow), tx, ty, 24)
    );
  });
  return moved(trunk + boughs.join(''), x, y);
}
