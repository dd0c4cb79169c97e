import { brushStroke } from '../drawing/brushStroke';
import { place } from '../drawing/place';
import type { Shape } from '../drawing/shape';
import { smoothPolyline } from '../geometry/curve';
import type { Random } from '../random';
import { disc } from './disc';
import { petal } from './petal';

/** A peacock facing left with its train swept up behind, standing on the origin, about 1 high and 1 wide. */
export function peacock(random: Random): Shape[] {
  const train = Array.from({ length: 9 }, (_, i) => {
    const angle = 18 + i * 12;
    const long = 0.62 + 0.1 * Math.sin((i / 8) * Math.PI);
    const turn = (angle * Math.PI) / 180;
    const at = (share: number) =>
      [0.12 + long * share * Math.sin(turn), -0.34 - long * share * Math.cos(turn)] as const;
    const [x, y] = at(0.93);
    return [
      ...place(petal(random, { ink: i % 2 ? 'leaf' : 'secondary', tip: 'round', width: 0.24 }), {
        x: 0.12,
        y: -0.34,
        angle,
        scale: long * 1.05,
      }),
      disc(random, x, y, 0.05, 'accent'),
      disc(random, x, y, 0.032, 'primary'),
      disc(random, x, y, 0.014, 'light'),
    ];
  }).flat();
  const body = smoothPolyline(
    [
      [-0.3, -0.86],
      [-0.2, -0.9],
      [-0.15, -0.83],
      [-0.17, -0.68],
      [-0.1, -0.55],
      [0.08, -0.46],
      [0.2, -0.34],
      [0.14, -0.2],
      [-0.04, -0.15],
      [-0.2, -0.24],
      [-0.29, -0.42],
      [-0.28, -0.62],
      [-0.29, -0.76],
      [-0.33, -0.8],
      [-0.41, -0.8],
      [-0.41, -0.8],
      [-0.3, -0.86],
    ],
    5,
  );
  const wing = smoothPolyline(
    [
      [-0.16, -0.42],
      [0.02, -0.44],
      [0.2, -0.3],
      [0.28, -0.22],
      [0.28, -0.22],
      [0.1, -0.22],
      [-0.08, -0.26],
      [-0.16, -0.42],
    ],
    5,
  );
  const crest = [-22, 0, 22].flatMap((angle) => {
    const turn = (angle * Math.PI) / 180;
    const tip = [-0.21 + 0.13 * Math.sin(turn), -0.88 - 0.13 * Math.cos(turn)] as const;
    return [brushStroke([[-0.21, -0.88], tip], 0.01), disc(random, tip[0], tip[1], 0.02, 'accent')];
  });
  const necklace = [0, 1, 2, 3].map((i) =>
    disc(random, -0.27 + i * 0.035, -0.62 + i * 0.008, 0.013, 'light'),
  );
  return [
    ...train,
    brushStroke(
      [
        [-0.06, -0.17],
        [-0.07, -0.06],
        [-0.05, 0],
        [-0.12, 0.01],
      ],
      0.018,
    ),
    brushStroke(
      [
        [0.04, -0.17],
        [0.04, -0.06],
        [0.06, 0],
        [-0.01, 0.01],
      ],
      0.018,
    ),
    { points: body, ink: 'primary' },
    { points: wing, ink: 'secondary' },
    ...[0, 1, 2].map((i) => ({
      ...brushStroke(
        [
          [-0.08 + i * 0.09, -0.4 + i * 0.04],
          [-0.02 + i * 0.09, -0.26 + i * 0.01],
        ],
        0.013,
      ),
      detail: true,
    })),
    ...crest,
    ...necklace,
    disc(random, -0.25, -0.825, 0.024, 'light'),
    disc(random, -0.25, -0.825, 0.011, 'line'),
  ];
}
