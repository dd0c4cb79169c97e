import { points } from '../../drawing/points';
import { circle, curveThrough, polar } from '../../drawing/curve';
import type { Point } from '../../drawing/shape';
import { dot, fill, line, moved } from '../drawing';

/** A printing block: what it stamps round 0, 0, in two colours, about 1 wide. */
export type Block = (main: string, second: string) => string;

const petal = (length: number, width: number): Point[] =>
  curveThrough(
    [
      [0, -0.05],
      [width, -length * 0.6],
      [0, -length],
      [-width, -length * 0.6],
    ],
    true,
  );

function around(count: number, draw: string): string {
  return Array.from({ length: count }, (_, index) => moved(draw, 0, 0, 1, (index * 360) / count)).join('');
}

/** A round flower with an outline of fine petals. */
export const marigold: Block = (main, second) =>
  around(12, fill(petal(0.46, 0.085), main)) +
  dot(0, 0, 0.19, second) +
  around(8, fill(petal(0.15, 0.035), main)) +
  around(24, moved(dot(0, -0.5, 0.014, main), 0, 0, 1, 7.5));

/** A sprig with one flower and two leaves. */
export const sprig: Block = (main, second) =>
  line(curveThrough(points('0,0.5 0.05,0.2 0,-0.05')), 0.022, main) +
  moved(around(7, fill(petal(0.25, 0.075), main)) + dot(0, 0, 0.075, second), 0, -0.2) +
  [-1, 1].map((side) => moved(fill(petal(0.36, 0.085), second), 0.03, 0.34, 1, side * 58)).join('') +
  [-1, 1].map((side) => moved(fill(petal(0.2, 0.05), second), 0.03, 0.14, 1, side * 48)).join('');

/** A bent cone with a comb of dots. */
export const cone: Block = (main, second) => {
  const outline = curveThrough(
    points(
      '0.3,-0.36 0.26,-0.48 0.06,-0.46 -0.1,-0.28 -0.26,-0.02 -0.3,0.2 -0.18,0.42 0.04,0.48 0.26,0.36 0.3,0.12 0.22,-0.1 0.12,-0.24 0.18,-0.34',
    ),
    true,
  );
  const inner = outline.map(([x, y]): Point => [x * 0.66, 0.06 + (y - 0.06) * 0.66]);
  return (
    outline
      .filter((_, index) => index % 4 === 0)
      .map(([x, y]) => dot(x * 1.12, 0.05 + (y - 0.05) * 1.12, 0.014, main))
      .join('') +
    fill(outline, main) +
    fill(inner, second) +
    moved(around(8, fill(petal(0.15, 0.036), main)) + dot(0, 0, 0.035, second), 0.0, 0.2)
  );
};

/** A poppy on a curved stem with long leaves. */
export const poppy: Block = (main, second) =>
  line(curveThrough(points('-0.02,0.5 0.06,0.2 -0.02,-0.08')), 0.02, second) +
  moved(
    fill(
      curveThrough(
        points('0,0.06 0.3,-0.02 0.27,-0.26 0.1,-0.3 0,-0.24 -0.1,-0.3 -0.27,-0.26 -0.3,-0.02'),
        true,
      ),
      main,
    ) +
      [-0.16, 0, 0.16]
        .map((x) =>
          line(
            [
              [x * 0.4, 0],
              [x, -0.2],
            ],
            0.014,
            second,
          ),
        )
        .join('') +
      dot(0, -0.02, 0.055, second),
    -0.02,
    -0.16,
  ) +
  moved(fill(petal(0.44, 0.06), second), 0.02, 0.46, 1, 38) +
  moved(fill(petal(0.4, 0.055), second), 0, 0.46, 1, -34) +
  moved(fill(petal(0.17, 0.055), main), 0.19, 0.02, 1, 16) +
  line(curveThrough(points('0.04,0.26 0.16,0.16 0.19,0.02')), 0.014, second);

/** An eight-pointed star tile, as in ajrakh. */
export const star: Block = (main, second) => {
  const square = (size: number): Point[] => [
    [-size, -size],
    [size, -size],
    [size, size],
    [-size, size],
  ];
  const both = (size: number, color: string) =>
    fill(square(size), color) + moved(fill(square(size), color), 0, 0, 1, 45);
  return (
    both(0.33, main) +
    both(0.265, second) +
    both(0.225, main) +
    around(8, fill(petal(0.21, 0.05), second)) +
    dot(0, 0, 0.06, main) +
    fill(circle(0.03), second) +
    around(
      4,
      moved(
        fill(
          polar((angle) => 0.06 + 0.03 * Math.cos(4 * angle), 40),
          main,
        ),
        0.5,
        0.5,
      ),
    )
  );
};

/** A wave of leaves, to be printed end to end. */
export const leafWave: Block = (main, second) => {
  const wave = Array.from({ length: 25 }, (_, index): Point => [
    index / 24 - 0.5,
    0.13 * Math.sin((index / 24) * 2 * Math.PI),
  ]);
  const leaves = [-0.4, -0.25, -0.1, 0.1, 0.25, 0.4].map((x, index) => {
    const y = 0.13 * Math.sin((x + 0.5) * 2 * Math.PI);
    return moved(
      fill(petal(0.2, 0.055), index % 2 === 0 ? main : second),
      x,
      y,
      1,
      index % 2 === 0 ? 20 : 160,
    );
  });
  return (
    line(wave, 0.02, main) + leaves.join('') + dot(-0.25, -0.17, 0.03, second) + dot(0.25, 0.17, 0.03, second)
  );
};
