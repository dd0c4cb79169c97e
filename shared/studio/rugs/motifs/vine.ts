import { place } from '../../drawing/place';
import { type Point, type Shape, stroke } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';
import { leaf } from './leaf';

/** A stem along a line, with leaves on alternate sides. */
interface VineForm {
  /** Distance between leaves, in knots. */
  readonly spacing: number;
  /** Length of a leaf, in knots. */
  readonly leafLength: number;
  /** Thickness of the stem, in knots. */
  readonly thickness: number;
}

export function vine(line: readonly Point[], dyes: MotifDyes, form: VineForm): Shape[] {
  const leaves: Shape[] = [];
  let walked = form.spacing * 0.6;
  let side = 1;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const step = Math.hypot(to[0] - from[0], to[1] - from[1]);
    walked += step;
    if (walked < form.spacing) continue;
    walked -= form.spacing;
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
    leaves.push(
      ...place(leaf(dyes), { x: to[0], y: to[1], scale: form.leafLength, turn: heading + side * 0.85 }),
    );
    side = -side;
  }
  return [...leaves, stroke(line, dyes.stem, form.thickness)];
}

/**
 * A stem that winds inwards from a point of a circle.
 * @param turns how often it goes round; the sign says which way
 */
export function spiral(centre: Point, radius: number, startAngle: number, turns: number): Point[] {
  const steps = Math.ceil(Math.abs(turns) * 40);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const angle = startAngle + turns * 2 * Math.PI * t;
    const distance = radius * (1 - 0.78 * t);
    return [centre[0] + distance * Math.cos(angle), centre[1] + distance * Math.sin(angle)];
  });
}
