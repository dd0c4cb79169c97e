import { gridMesh } from './gridMesh';
import type { Mesh } from './mesh';
import { add, cross, scale, subtract, unit, type Vector } from './vector';

interface Tube {
  /** The line that the tube follows, from 0 to 1. */
  readonly path: (t: number) => Vector;
  /** Radius in centimetres along it. */
  readonly radius: (t: number) => number;
  readonly rows?: number;
  readonly columns?: number;
  /** Section width over section height, 1 for a round one. */
  readonly flatness?: number;
}

/** A round bar bent along a line: a handle, a cord, a coil. */
export function tube({ path, radius, rows = 48, columns = 20, flatness = 1 }: Tube): Mesh {
  const frames = transported(path, rows);
  return gridMesh({
    columns,
    rows,
    closed: true,
    point: (u, v) => {
      const frame = frames[Math.round(v * rows)];
      if (!frame) return [0, 0, 0];
      const angle = -u * 2 * Math.PI;
      const r = radius(v);
      return add(
        frame.at,
        add(scale(frame.side, r * flatness * Math.cos(angle)), scale(frame.up, r * Math.sin(angle))),
      );
    },
  });
}

/** Frames along a line that turn no more than the line does. */
function transported(path: (t: number) => Vector, rows: number): { at: Vector; side: Vector; up: Vector }[] {
  const step = 0.5 / rows;
  const heading = (t: number) => unit(subtract(path(Math.min(1, t + step)), path(Math.max(0, t - step))));
  const first = heading(0);
  let side = unit(cross(first, Math.abs(first[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  return Array.from({ length: rows + 1 }, (_, i) => {
    const t = i / rows;
    const ahead = heading(t);
    const up = unit(cross(ahead, side));
    side = unit(cross(up, ahead));
    return { at: path(t), side, up };
  });
}
