import { gridMesh, type Relief } from './gridMesh';
import type { Mesh } from './mesh';
import type { Vector } from './vector';

interface FoldedLayer {
  /** Centimetres along x and z, and from its under side to its upper side. */
  readonly width: number;
  readonly depth: number;
  readonly thick: number;
  /** Height of its under side. */
  readonly bottom: number;
  readonly columns: number;
  readonly rows: number;
  /** Side of the whole cloth, of which the canvas is a picture; its far right corner lies at the back right. */
  readonly cloth: number;
  /** How much of the cloth is folded away before it. */
  readonly slide: number;
  /** Moves points of the finished layer: sag, creases, unevenness. */
  readonly bend: (point: Vector) => Vector;
  readonly relief?: Relief;
}

/** A cloth doubled with its fold towards the viewer: over the top, round the fold, and a little way under. */
export function foldedLayer(layer: FoldedLayer): Mesh {
  const { width, depth, thick, bottom, columns, rows, cloth, slide, bend, relief } = layer;
  const radius = thick / 2;
  const [under, curl] = [3, Math.PI * radius];
  // Rows are closest where the cloth bends.
  const bounds = [0, 0.08, 0.42, 1] as const;
  const lengths = [under, curl, depth - radius] as const;
  const along = (v: number): number => {
    const part = v < bounds[1] ? 0 : v < bounds[2] ? 1 : 2;
    const [from, to] = [bounds[part], bounds[part + 1] ?? 1];
    const before = lengths.slice(0, part).reduce((sum, long) => sum + long, 0);
    return before + lengths[part] * ((v - from) / (to - from));
  };
  const front = -depth / 2 + radius;
  const place = (s: number): readonly [number, number] => {
    if (s < under) return [bottom, front + under - s];
    if (s > under + curl) return [bottom + thick, front + s - under - curl];
    const angle = ((s - under) / curl) * Math.PI;
    return [bottom + radius - radius * Math.cos(angle), front - radius * Math.sin(angle)];
  };
  const whole = under + curl + depth - radius;
  return gridMesh({
    columns,
    rows,
    closed: false,
    point: (u, v): Vector => {
      const [y, z] = place(along(v));
      return bend([(u - 0.5) * width, y, z]);
    },
    uv: (u, v) => [1 - (width * (1 - u)) / cloth, (slide + whole - along(v)) / cloth],
    ...(relief && { relief }),
  });
}
