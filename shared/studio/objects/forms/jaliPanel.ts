import type { Point } from '../geometry/curve';
import { povNumber, povVector } from '../geometry/povNumbers';
import type { Vector } from '../geometry/vector';

interface JaliPanel {
  /** Centimetres. */
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  /** From one star to the next. */
  readonly pitch: number;
  /** Where the middle of the panel stands, and how far it is turned about the upright. */
  readonly at: Vector;
  readonly turn: number;
}

/** A pierced panel of stars and hexagons, as scene text without its texture. */
export function jaliPanel({ width, height, thickness, pitch, at, turn }: JaliPanel): string {
  const [w, h] = [width / 2, height / 2];
  const outlines: Point[][] = [
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ],
    ...openings(w - pitch * 0.12, h - pitch * 0.12, pitch),
  ];
  const count = outlines.reduce((sum, outline) => sum + outline.length + 1, 0);
  const points = outlines
    .map((outline) => [...outline, outline[0] ?? [0, 0]].map((p) => povVector(p)).join(','))
    .join(',\n');
  return `prism{linear_sweep linear_spline -${povNumber(thickness / 2)},${povNumber(thickness / 2)},${count},\n${points}\n rotate x*-90 rotate y*${povNumber(turn)} translate ${povVector(at)}`;
}

/** Holes that lie whole within the given half sizes: six-pointed stars on a triangular grid, hexagons in the gaps. */
function openings(w: number, h: number, pitch: number): Point[][] {
  const rise = (pitch * Math.sqrt(3)) / 2;
  const [rows, columns] = [Math.ceil(h / rise), Math.ceil(w / pitch)];
  const holes: Point[][] = [];
  const ring = (x: number, y: number, radius: number, inner: number, corners: number, start: number) =>
    Array.from({ length: corners * 2 }, (_, i): Point => {
      const angle = start + (i * Math.PI) / corners;
      const r = i % 2 ? radius * inner : radius;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
  const addHole = (hole: Point[]) => {
    if (hole.every(([x, y]) => Math.abs(x) < w && Math.abs(y) < h)) holes.push(hole);
  };
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns - 1; column <= columns + 1; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * pitch, row * rise];
      addHole(ring(x, y, pitch * 0.43, 0.58, 6, 0));
      addHole(ring(x, y + rise * 0.667, pitch * 0.155, 0.87, 3, Math.PI / 2));
      addHole(ring(x + pitch / 2, y + rise * 0.333, pitch * 0.155, 0.87, 3, -Math.PI / 2));
    }
  }
  return holes;
}
