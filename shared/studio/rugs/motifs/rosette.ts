import { circle, ellipse, polar } from '../../drawing/curve';
import { place } from '../../drawing/place';
import { area, type Shape } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';

/** A flower seen from above: a ring of round petals, a scalloped heart and an eye. Radius 1. */
export function rosette(dyes: MotifDyes, petals = 8): Shape[] {
  const reach = Math.min(0.36, 1.9 / petals);
  const petal = [
    area(ellipse(0.4, reach, 0.62), dyes.petal, dyes.outline),
    area(ellipse(0.2, reach * 0.42, 0.66), dyes.heart),
  ];
  const ring = Array.from({ length: petals }, (_, index) =>
    place(petal, { x: 0, y: 0, scale: 1, turn: (index / petals) * 2 * Math.PI }),
  );
  return [
    area(circle(0.6), dyes.outline),
    ...ring.flat(),
    area(
      polar((angle) => 0.42 + 0.05 * Math.cos(petals * angle)),
      dyes.heart,
      dyes.outline,
    ),
    area(circle(0.2), dyes.eye),
  ];
}

/** A small flower of four or five petals for guards and vines. Radius 1. */
export function floret(dyes: MotifDyes, petals = 5): Shape[] {
  const ring = Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * 2 * Math.PI - Math.PI / 2;
    return area(circle(0.46, 0.56 * Math.cos(angle), 0.56 * Math.sin(angle)), dyes.petal);
  });
  return [...ring, area(circle(0.34), dyes.heart)];
}
