import { type Sheet } from '../drawing';
import { fish } from './fish';
import { lotusFlower } from './lotusFlower';
import { lotusLeaf } from './lotusLeaf';
import { MITHILA } from './mithila';
import { BORDER, paintedBorder } from './paintedBorder';
import { water } from './water';

const { red, blue, yellow, green, pink } = MITHILA;

/** Fish among lotuses. */
export function fishPond({ width, height }: Sheet): string {
  const [middle, centre] = [width / 2, height / 2];
  const wide = width > 1200;
  const [across, down] = [wide ? width * 0.3 : 165, height * (wide ? 0.17 : 0.24)];
  const school = [
    fish(middle - across, centre - down, 135, -8, yellow, pink),
    fish(middle + across, centre - down - 10, 135, 8, blue, yellow, true),
    fish(middle - across, centre + down, 135, 8, green, red),
    fish(middle + across, centre + down, 135, -8, pink, blue, true),
  ];
  return [
    water(width, height),
    lotusLeaf(middle - (wide ? 300 : 200), height - 190, 170),
    lotusLeaf(middle + (wide ? 300 : 200), height - 190, 170),
    fish(middle, centre - (wide ? 90 : 30), wide ? 250 : 190, 0, red, blue),
    ...(wide ? school : school.slice(0, 2)),
    lotusFlower(middle, height - BORDER - 10, 230),
    lotusFlower(middle - 170, height - BORDER - 10, 150, yellow),
    lotusFlower(middle + 170, height - BORDER - 10, 150, yellow),
    paintedBorder(width, height),
  ].join('');
}
