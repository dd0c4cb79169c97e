import type { Canvas, Zone } from '../form';
import { curveThrough, polylineLength, smoothPolyline, type Point } from '../geometry/curve';

/** Where the zones of a vessel begin, as heights in centimetres from the foot up to the lip. */
export interface ZoneCut {
  readonly name: Zone['name'];
  readonly bottom: number;
  readonly top: number;
}

/** The unrolled outer wall of a turned vessel, given its outer profile from foot to lip. */
export function wallCanvas(profile: readonly Point[], cuts: readonly ZoneCut[], name = 'outside'): Canvas {
  const curve = curveThrough(profile);
  const samples = Array.from({ length: 401 }, (_, i) => curve(i / 400));
  const shareAt = (height: number): number => {
    const index = samples.findIndex(([, y]) => y >= height - 1e-6);
    return index < 0 ? 1 : index / 400;
  };
  const zones = cuts
    .map(({ name, bottom, top }): Zone => {
      const [low, high] = [shareAt(bottom), shareAt(top)];
      const inside = samples.slice(Math.floor(low * 400), Math.ceil(high * 400) + 1);
      const radius = inside.reduce((sum, [x]) => sum + x, 0) / inside.length;
      return { name, from: 1 - high, to: 1 - low, width: radius * 2 * Math.PI };
    })
    .sort((a, b) => a.from - b.from);
  return {
    name,
    width: Math.max(...zones.map((zone) => zone.width ?? 0)),
    height: polylineLength(smoothPolyline(profile, 24)),
    kind: 'wall',
    zones,
  };
}

/** The inner wall from lip to the middle of the floor, at an even thickness within the outer profile. */
export function innerProfile(outer: readonly Point[], thickness: number, floor: number): Point[] {
  const curve = curveThrough(outer);
  const lip = curve(1);
  const before = curve(0.985);
  const lean = Math.atan2(lip[1] - before[1], lip[0] - before[0]);
  const round = [0.15, 0.5, 0.85].map((t): Point => {
    const angle = lean - Math.PI / 2 + t * Math.PI;
    const middle: Point = [
      lip[0] - (Math.sin(lean) * thickness) / 2,
      lip[1] + (Math.cos(lean) * thickness) / 2,
    ];
    return [middle[0] + (Math.cos(angle) * thickness) / 2, middle[1] + (Math.sin(angle) * thickness) / 2];
  });
  const wall: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = 1 - i / 24;
    const [a, b] = [curve(Math.max(0, t - 0.01)), curve(Math.min(1, t + 0.01))];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [x, y] = curve(t);
    const inner: Point = [x - ((b[1] - a[1]) / size) * thickness, y + ((b[0] - a[0]) / size) * thickness];
    if (inner[1] < floor || inner[0] < 0.2) break;
    wall.push(inner);
  }
  const last = wall[wall.length - 1] ?? [1, floor];
  return [
    lip,
    ...round,
    ...wall.slice(1),
    [last[0] * 0.82, floor],
    [last[0] * 0.4, floor * 0.97],
    [0, floor * 0.96],
  ];
}
