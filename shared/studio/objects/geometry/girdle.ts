import type { Solid } from './solid';
import { alongLoop } from './alongLoop';
import { add, cross, scale, unit, type Vector } from './vector';

/**
 * A wire laid round a solid like a belt: the line where a plane meets it.
 *
 * @param centre a point inside the solid
 * @param axis the plane's direction
 * @param reach how far out to look, in centimetres
 * @returns the closed line, from 0 to 1
 */
export function girdle(solid: Solid, centre: Vector, axis: Vector, reach: number): (t: number) => Vector {
  const side = unit(cross(axis, Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const up = unit(cross(axis, side));
  const points = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    const out = add(scale(side, Math.cos(angle)), scale(up, Math.sin(angle)));
    let [near, far] = [0, reach];
    for (let round = 0; round < 18; round++) {
      const middle = (near + far) / 2;
      if (solid(add(centre, scale(out, middle))) < 0) near = middle;
      else far = middle;
    }
    return add(centre, scale(out, near));
  });
  return alongLoop(points);
}
