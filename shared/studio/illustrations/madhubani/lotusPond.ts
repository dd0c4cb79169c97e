import { curveThrough } from '../../drawing/curve';
import { dot, fill, moved, type Sheet } from '../drawing';
import { fish } from './fish';
import { lotusFlower } from './lotusFlower';
import { lotusLeaf } from './lotusLeaf';
import { MITHILA } from './mithila';
import { paintedBorder } from './paintedBorder';
import { water } from './water';

const { ink, red, blue, yellow, green, pink, paper } = MITHILA;

/** A great lotus in a ring of fish. */
export function lotusPond({ width, height }: Sheet): string {
  const [middle, centre] = [width / 2, height / 2];
  const reach = Math.min(width, height) * 0.335;
  const ringFish = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    const color = [red, blue, yellow, green][index % 4] ?? red;
    return fish(
      middle + reach * Math.cos(angle),
      centre + reach * Math.sin(angle),
      86,
      (angle * 180) / Math.PI + 90,
      color,
      index % 2 === 0 ? yellow : red,
    );
  });
  const petals = (count: number, length: number, spread: number, color: string) =>
    Array.from({ length: count }, (_, index) =>
      moved(
        fill(
          curveThrough(
            [
              [0, -20],
              [spread, -length * 0.6],
              [0, -length],
              [-spread, -length * 0.6],
            ],
            true,
          ),
          color,
          ink,
          3.4,
        ),
        middle,
        centre,
        1,
        (index * 360) / count,
      ),
    ).join('');
  const aside =
    width > 1200
      ? [-1, 1].flatMap((side) => [
          lotusLeaf(middle + side * 620, centre - 170, 210),
          lotusFlower(middle + side * 620, centre + 300, 300),
        ])
      : [];
  return [
    water(width, height),
    ...aside,
    dot(middle, centre, reach - 52, paper),
    petals(16, reach * 0.72, 38, pink),
    petals(16, reach * 0.55, 30, red),
    petals(8, reach * 0.38, 30, yellow),
    dot(middle, centre, 34, ink),
    dot(middle, centre, 29, green),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      dot(
        middle + (index === 0 ? 0 : 16 * Math.cos(index)),
        centre + (index === 0 ? 0 : 16 * Math.sin(index)),
        4,
        ink,
      ),
    ),
    ...ringFish,
    paintedBorder(width, height),
  ].join('');
}
