import { mirrored } from '../../drawing/curve';
import { area, type Point, type Shape, stroke } from '../../drawing/shape';
import type { MotifDyes } from '../motifDyes';

/** A plain pointed leaf from the origin up to 0, -1. */
export function leaf(dyes: MotifDyes, width = 0.26): Shape[] {
  const half: Point[] = [
    [0, -1],
    [0.5 * width, -0.78],
    [width, -0.46],
    [0.8 * width, -0.2],
    [0, 0],
  ];
  return [area(mirrored(half), dyes.leaf)];
}

/**
 * A long curved leaf with a toothed outer edge and a midrib (saz leaf), bowed to the right: from 0, 1 at its
 * stalk by way of 0.5, 0 to 0, -1 at its tip.
 */
export function sazLeaf(dyes: MotifDyes, teeth = 7): Shape[] {
  const outer: Point[] = [];
  const inner: Point[] = [];
  const rib: Point[] = [];
  const steps = teeth * 6;
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const angle = (t - 0.5) * Math.PI;
    const middle: Point = [0.52 * Math.cos(angle), -Math.sin(angle)];
    const body = Math.sin(Math.PI * t ** 0.85) ** 0.8;
    const tooth = 1 - 0.42 * ((t * teeth) % 1) * (t < 0.92 ? 1 : 0);
    const normal: Point = [0.9 * Math.cos(angle), -0.5 * Math.sin(angle)];
    outer.push([middle[0] + normal[0] * 0.44 * body * tooth, middle[1] + normal[1] * 0.44 * body * tooth]);
    inner.push([middle[0] - normal[0] * 0.2 * body, middle[1] - normal[1] * 0.2 * body]);
    if (t > 0.08 && t < 0.9) rib.push(middle);
  }
  return [area([...outer, ...inner.reverse()], dyes.petal, dyes.outline), stroke(rib, dyes.heart, 1.8)];
}
