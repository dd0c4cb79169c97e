import { povVector } from '../geometry/povNumbers';
import { add, cross, dot, scale, subtract, unit, type Vector } from '../geometry/vector';

export interface Camera {
  readonly location: Vector;
  readonly lookAt: Vector;
  /** Angle across the width of the frame, in degrees. */
  readonly angle: number;
  readonly aspect: number;
}

/** Angle across the longer side of every studio picture. */
const LENS = 34;

/** The angle across the width of a frame of this aspect. */
export function widthAngle(aspect: number): number {
  if (aspect >= 1) return LENS;
  return (2 * Math.atan(Math.tan((LENS * Math.PI) / 360) * aspect) * 180) / Math.PI;
}

/** The direction from an object to a camera that stands `elevation` degrees above the horizon, `turn` degrees to the right. */
export function towardsCamera(elevation: number, turn: number): Vector {
  const [up, side] = [(elevation * Math.PI) / 180, (turn * Math.PI) / 180];
  return [Math.sin(side) * Math.cos(up), Math.sin(up), -Math.cos(side) * Math.cos(up)];
}

/**
 * A camera that holds all points in the middle of the frame.
 *
 * @param fill greatest share of the frame's height and of its width that they may take
 */
export function framing(
  points: readonly Vector[],
  direction: Vector,
  aspect: number,
  fill: { height: number; width: number },
): Camera {
  const angle = widthAngle(aspect);
  const half = Math.tan((angle * Math.PI) / 360);
  const right = unit(cross([0, 1, 0], scale(direction, -1)));
  const up = cross(scale(direction, -1), right);
  let lookAt = middle(points);
  let distance = 1;
  for (let round = 0; round < 12; round++) {
    const eye = add(lookAt, scale(direction, distance));
    const seen = points.map((point) => {
      const ray = subtract(point, eye);
      const depth = Math.max(0.1, -dot(ray, direction));
      return [dot(ray, right) / depth / half, (dot(ray, up) / depth / half) * aspect, depth] as const;
    });
    const range = (axis: 0 | 1) => {
      const values = seen.map((s) => s[axis]);
      return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const;
    };
    const [x, y] = [range(0), range(1)];
    const excess = Math.max((x[1] - x[0]) / 2 / fill.width, (y[1] - y[0]) / 2 / fill.height);
    lookAt = add(
      add(lookAt, scale(right, ((x[0] + x[1]) / 2) * half * distance)),
      scale(up, (((y[0] + y[1]) / 2) * half * distance) / aspect),
    );
    distance *= Math.min(4, Math.max(0.5, excess));
  }
  return { location: add(lookAt, scale(direction, distance)), lookAt, angle, aspect };
}

/** Half the height of what the camera sees at its subject, in centimetres. */
export function frameReach(camera: Camera): number {
  const away = subtract(camera.location, camera.lookAt);
  return (Math.hypot(...away) * Math.tan((camera.angle * Math.PI) / 360)) / camera.aspect;
}

export function povCamera({ location, lookAt, angle, aspect }: Camera): string {
  return `camera{perspective location ${povVector(location)} right x*${aspect.toFixed(4)} up y angle ${angle.toFixed(3)} look_at ${povVector(lookAt)}}`;
}

function middle(points: readonly Vector[]): Vector {
  const side = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  };
  return [side(0), side(1), side(2)];
}
