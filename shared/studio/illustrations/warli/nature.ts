import { points } from '../../drawing/points';
import { curveThrough } from '../../drawing/curve';
import { seededRandom } from '../../drawing/random';
import type { Point } from '../../drawing/shape';
import { dot, fill, line, moved, ring } from '../drawing';

/** A tree whose every branch is a frond of small leaves; stands on x, y. */
export function tree(x: number, y: number, height: number, seed: number, color: string): string {
  const random = seededRandom(seed);
  const fronds: string[] = [];
  const boughs = 11;
  for (let bough = 0; bough < boughs; bough += 1) {
    const t = bough / (boughs - 1);
    const angle = -Math.PI / 2 + (t * 2 - 1) * 1.25;
    const base: Point = [(t - 0.5) * 0.05, -0.42 - 0.1 * (1 - Math.abs(t * 2 - 1))];
    const length = 0.4 + 0.1 * random();
    const tip: Point = [base[0] + Math.cos(angle) * length, base[1] + Math.sin(angle) * length * 0.95];
    const middle: Point = [(base[0] + tip[0]) / 2 + 0.03 * Math.sign(t - 0.5), (base[1] + tip[1]) / 2 - 0.05];
    fronds.push(frond(curveThrough([base, middle, tip]), color));
  }
  const trunk = fill(points('-0.045,0 -0.02,-0.24 -0.03,-0.46 0.03,-0.46 0.02,-0.24 0.05,0'), color);
  return moved(trunk + fronds.join(''), x, y, height);
}

function frond(rib: readonly Point[], color: string): string {
  const leaves: string[] = [];
  for (let index = 2; index < rib.length; index += 1) {
    const [from, to] = [rib[index - 1], rib[index]];
    if (!from || !to) continue;
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    for (const side of [-1, 1]) {
      const angle = heading + side * 0.95;
      leaves.push(
        line([to, [to[0] + 0.05 * Math.cos(angle), to[1] + 0.05 * Math.sin(angle)]], 0.0115, color),
      );
    }
  }
  return line(rib, 0.011, color) + leaves.join('');
}

/** A palm with drooping leaves; stands on x, y. */
export function palm(x: number, y: number, height: number, color: string): string {
  const trunk = fill(points('-0.03,0 0,-0.72 0.03,-0.72 0.035,0'), color);
  const leaves = [-2.9, -2.4, -1.9, -1.2, -0.7, -0.2].map((angle) => {
    const tip: Point = [0.02 + 0.34 * Math.cos(angle), -0.74 + 0.26 * Math.sin(angle) + 0.16];
    const middle: Point = [0.02 + 0.2 * Math.cos(angle), -0.76 + 0.2 * Math.sin(angle)];
    return frond(curveThrough([[0.02, -0.72], middle, tip]), color);
  });
  return moved(trunk + leaves.join(''), x, y, height);
}

/** The sun: a spiral in a ring of rays. */
export function sun(x: number, y: number, radius: number, color: string): string {
  const spiral = Array.from({ length: 70 }, (_, index): Point => {
    const angle = (index / 70) * 5.5 * Math.PI;
    const distance = 0.56 * (index / 70);
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  });
  const rays = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI;
    const at = (distance: number): Point => [distance * Math.cos(angle), distance * Math.sin(angle)];
    return line([at(0.76), at(index % 2 === 0 ? 1 : 0.9)], 0.035, color);
  });
  return moved(line(spiral, 0.045, color) + ring(0, 0, 0.68, 0.05, color) + rays.join(''), x, y, radius);
}

/** A bird on the wing. */
export function bird(x: number, y: number, size: number, color: string, flip = false): string {
  const body = fill(
    curveThrough(points('-0.5,0.05 -0.1,-0.12 0.34,-0.1 0.5,-0.02 0.3,0.08 -0.1,0.12'), true),
    color,
  );
  const wings =
    fill(points('-0.1,-0.06 0.12,-0.5 0.2,-0.06'), color) +
    line(
      [
        [-0.44, 0.05],
        [-0.66, 0.14],
      ],
      0.06,
      color,
    );
  return moved(body + wings, x, y, size, 0, flip);
}

/** A hill of triangles, hatched within. */
export function hill(x: number, y: number, width: number, height: number, color: string): string {
  const outline: Point[] = [
    [-width / 2, 0],
    [0, -height],
    [width / 2, 0],
  ];
  const hatches = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 1) / 10;
    const w = (width / 2) * (1 - t);
    const zigzag = Array.from({ length: 2 * (10 - index) + 1 }, (_value, step): Point => [
      -w + (2 * w * step) / (2 * (10 - index)),
      -height * t + (step % 2 === 0 ? 0 : height * 0.045),
    ]);
    return line(zigzag, 2.1, color);
  });
  return moved(line(outline, 4, color) + hatches.join(''), x, y);
}

/** A bullock facing right; stands on x, y. */
export function bullock(x: number, y: number, size: number, color: string, flip = false): string {
  const body = fill(
    curveThrough(
      points(
        '-0.5,-0.46 -0.2,-0.5 0.08,-0.5 0.2,-0.64 0.34,-0.54 0.42,-0.46 0.46,-0.3 0.3,-0.26 -0.1,-0.22 -0.44,-0.26',
      ),
      true,
    ),
    color,
  );
  const head = fill(points('0.3,-0.56 0.4,-0.56 0.56,-0.6 0.72,-0.46 0.68,-0.38 0.5,-0.4 0.4,-0.32'), color);
  const horns =
    line(curveThrough(points('0.52,-0.58 0.5,-0.74 0.6,-0.84')), 0.03, color) +
    line(curveThrough(points('0.57,-0.58 0.62,-0.72 0.74,-0.78')), 0.03, color);
  const legs = [-0.42, -0.3, 0.24, 0.36]
    .map((at) =>
      line(
        [
          [at, -0.28],
          [at + 0.02, 0],
        ],
        0.05,
        color,
      ),
    )
    .join('');
  const tail = line(curveThrough(points('-0.5,-0.44 -0.6,-0.3 -0.56,-0.12')), 0.024, color);
  return moved(body + head + horns + legs + tail, x, y, size, 0, flip);
}

/** A row of standing grain from one x to another on y. */
export function grain(from: number, to: number, y: number, height: number, color: string): string {
  const stalks: string[] = [];
  for (let x = from; x <= to; x += 15) {
    const lean = 5 * Math.sin(x * 1.7);
    stalks.push(
      line(
        [
          [x, y],
          [x + lean, y - height],
        ],
        2,
        color,
      ),
    );
    for (const part of [0.62, 0.72, 0.82, 0.92]) {
      stalks.push(
        dot(x + lean * part - 4, y - height * part, 2.5, color),
        dot(x + lean * part + 4, y - height * part - 3, 2.5, color),
      );
    }
  }
  return stalks.join('');
}
