import type { Point } from './shape';

const STEPS = 8;

/** A smooth line through points (Catmull-Rom). */
export function curveThrough(points: readonly Point[], closed = false): Point[] {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const line: Point[] = [];
  const spans = closed ? count : count - 1;
  for (let span = 0; span < spans; span += 1) {
    const corners = [at(span - 1), at(span), at(span + 1), at(span + 2)] as const;
    for (let step = 0; step < STEPS; step += 1) line.push(between(corners, step / STEPS));
  }
  if (!closed) line.push(at(count - 1));
  return line;
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (axis: 0 | 1) =>
    b[axis] +
    0.5 *
      t *
      (c[axis] -
        a[axis] +
        t *
          (2 * a[axis] -
            5 * b[axis] +
            4 * c[axis] -
            d[axis] +
            t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
  return [along(0), along(1)];
}

/** A closed line given by its distance from the origin in every direction (angle clockwise from the right). */
export function polar(radius: (angle: number) => number, points = 96): Point[] {
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const distance = radius(angle);
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  });
}

export function circle(radius: number, x = 0, y = 0): Point[] {
  return polar(() => radius, 40).map(([px, py]) => [px + x, py + y]);
}

export function ellipse(radiusX: number, radiusY: number, x = 0, y = 0): Point[] {
  return circle(1).map(([px, py]) => [px * radiusX + x, py * radiusY + y]);
}

/** A right half, from top to bottom, closed by its own mirror image across the upright axis. */
export function mirrored(rightHalf: readonly Point[]): Point[] {
  return [...rightHalf, ...[...rightHalf].reverse().map(([x, y]): Point => [-x, y])];
}
