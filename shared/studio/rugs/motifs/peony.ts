import { circle, polar } from '../../drawing/curve';
import { place } from '../../drawing/place';
import { area, type Shape } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';

/** A full peony seen from above: six broad notched petals, a second row between them, and a knotted heart. Radius 1. */
export function peony(dyes: MotifDyes): Shape[] {
  const petals = (count: number, reach: number, notch: number) =>
    polar((angle) => {
      const lobe = Math.abs(Math.cos((angle * count) / 2));
      return reach * (0.72 + 0.28 * lobe ** 0.5 - notch * Math.max(0, lobe - 0.93) * 14 * 0.1);
    });
  const veins = Array.from({ length: 6 }, (_, index) =>
    place(
      [
        area(
          polar((angle) => 0.09 + 0.05 * Math.abs(Math.sin(angle))).map(([x, y]) => [x, y - 0.78] as const),
          dyes.heart,
        ),
      ],
      {
        x: 0,
        y: 0,
        scale: 1,
        turn: (index / 6) * 2 * Math.PI + Math.PI / 2,
      },
    ),
  );
  return [
    area(petals(6, 1.04, 1.2), dyes.petal, dyes.outline),
    ...veins.flat(),
    ...place([area(petals(6, 0.66, 0), dyes.heart, dyes.outline)], {
      x: 0,
      y: 0,
      scale: 1,
      turn: Math.PI / 6,
    }),
    area(petals(5, 0.4, 0), dyes.petal, dyes.outline),
    area(circle(0.16), dyes.eye),
  ];
}

/** A narcissus: six slender pointed petals with dark tips round an open trumpet. Radius 1. */
export function narcissus(dyes: MotifDyes): Shape[] {
  const petal = area(
    [
      [-0.1, -0.2],
      [-0.3, -0.52],
      [-0.2, -0.82],
      [0, -1.12],
      [0.2, -0.82],
      [0.3, -0.52],
      [0.1, -0.2],
    ],
    dyes.petal,
    dyes.outline,
  );
  const vein = area(
    [
      [-0.05, -0.3],
      [-0.09, -0.6],
      [0, -0.86],
      [0.09, -0.6],
      [0.05, -0.3],
    ],
    dyes.heart,
  );
  const ring = Array.from({ length: 6 }, (_, index) =>
    place([petal, vein], { x: 0, y: 0, scale: 1, turn: (index / 6) * 2 * Math.PI }),
  );
  return [
    area(circle(0.5), dyes.outline),
    ...ring.flat(),
    area(
      polar((angle) => 0.42 + 0.04 * Math.cos(12 * angle)),
      dyes.eye,
      dyes.outline,
    ),
    area(circle(0.2), dyes.petal, dyes.outline),
  ];
}
