import type { Point } from './curve';
import { alongPolyline, smoothPolyline } from './curve';
import { gridMesh, type Relief } from './gridMesh';
import type { Mesh } from './mesh';
import type { Vector } from './vector';

interface Strip {
  /** The sheet seen from its near edge: anchors [x, y] in centimetres along its upper side. */
  readonly section: readonly Point[];
  readonly thickness: number;
  /** From the near to the far edge, along z. */
  readonly depth: number;
  /** Rows of cells along the section. */
  readonly steps: number;
  /** Moves points of the finished sheet: waves, sag, unevenness. */
  readonly bend: (point: Vector) => Vector;
  readonly relief?: Relief;
}

/** A bent, thick sheet such as folded cloth or a rolled mat: its upper face, and its under face with the near edge. */
export function bentStrip({ section, thickness, depth, steps, bend, relief }: Strip): {
  upper: Mesh;
  rest: Mesh[];
} {
  const line = alongPolyline(smoothPolyline(section, 16));
  const side = (t: number, off: number): Point => {
    const [a, b] = [line(Math.max(0, t - 0.004)), line(Math.min(1, t + 0.004))];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [x, y] = line(t);
    return [x - ((b[1] - a[1]) / size) * off, y + ((b[0] - a[0]) / size) * off];
  };
  const face =
    (off: number) =>
    (u: number, v: number): Vector => {
      const [x, y] = side(u, off);
      return bend([x, y, (v - 0.5) * depth]);
    };
  const near = (u: number, v: number): Vector => {
    // A hem is round: it bulges towards the viewer between the two faces.
    const [x, y] = side(u, -thickness * (1 - v));
    return bend([x, y, -depth / 2 - thickness * 0.45 * Math.sin(Math.PI * v)]);
  };
  return {
    upper: gridMesh({ columns: steps, rows: 140, closed: false, point: face(0), ...(relief && { relief }) }),
    rest: [
      gridMesh({ columns: steps, rows: 30, closed: false, point: face(-thickness) }),
      gridMesh({ columns: steps, rows: 6, closed: false, point: near }),
    ],
  };
}
