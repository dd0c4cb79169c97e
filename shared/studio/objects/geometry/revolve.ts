import { curveThrough, type Point } from './curve';
import { gridMesh, type Relief } from './gridMesh';
import type { Mesh } from './mesh';
import { noise } from './noise';
import type { Vector } from './vector';

interface Turning {
  /** Anchors [radius, height] in centimetres, walked so that the outside lies to the right (foot to lip for the outer wall). */
  readonly profile: readonly Point[];
  readonly columns?: number;
  readonly rows?: number;
  /** How far the wall strays from a true circle, as a share of its radius; a hand-thrown pot has about 0.006. */
  readonly wobble?: number;
  readonly relief?: Relief;
  /** Painted from above as a disc of this radius, instead of around. */
  readonly disc?: number;
}

/** A surface turned about the vertical axis; its seam faces away from the viewer. */
export function revolve({ profile, columns = 160, rows = 120, wobble = 0, relief, disc }: Turning): Mesh {
  const curve = curveThrough(profile);
  const point = (u: number, v: number): Vector => {
    const angle = (u - 0.5) * 2 * Math.PI;
    const [bare, height] = curve(v);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const radius = bare * (1 + wobble * noise(sin * 1.2 + 7, height * 0.13, cos * 1.2 + 3));
    return [radius * sin, height, -radius * cos];
  };
  const fromAbove = (radius: number) => (u: number, v: number) => {
    const [x, , z] = point(u, v);
    return [0.5 + x / radius / 2, 0.5 - z / radius / 2] as const;
  };
  return gridMesh({
    columns,
    rows,
    closed: true,
    point,
    ...(relief && { relief }),
    ...(disc && { uv: fromAbove(disc) }),
  });
}
