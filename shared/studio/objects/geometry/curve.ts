/** A point of a flat drawing; units are the drawing's. */
export type Point = readonly [x: number, y: number];

/** A place along a curve, from 0 at its start to 1 at its end. */
type Curve = (t: number) => Point;

/**
 * A smooth curve through anchors (centripetal where they crowd), parameterised by length.
 * An anchor given twice running makes a corner there.
 */
export function curveThrough(anchors: readonly Point[]): Curve {
  return alongPolyline(smoothPolyline(anchors, 24));
}

/** Points of a Catmull-Rom curve through anchors, `steps` to each span. */
export function smoothPolyline(anchors: readonly Point[], steps: number): Point[] {
  const spans = splitAtCorners(anchors);
  return spans.flatMap((span, index) => {
    const points = smoothSpan(span, steps);
    return index === 0 ? points : points.slice(1);
  });
}

/** The curve that runs along a polyline at even speed. */
export function alongPolyline(points: readonly Point[]): Curve {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push((lengths[i - 1] ?? 0) + distance(pick(points, i - 1), pick(points, i)));
  const total = lengths[lengths.length - 1] ?? 0;
  return (t) => {
    const target = Math.min(1, Math.max(0, t)) * total;
    let low = 0;
    let high = points.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lengths[middle] ?? 0) <= target) low = middle;
      else high = middle;
    }
    const [start, end] = [lengths[low] ?? 0, lengths[high] ?? 0];
    const part = end > start ? (target - start) / (end - start) : 0;
    const [a, b] = [pick(points, low), pick(points, high)];
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  };
}

/** Length of a polyline. */
export function polylineLength(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(pick(points, i - 1), point)), 0);
}

function splitAtCorners(anchors: readonly Point[]): Point[][] {
  const spans: Point[][] = [[]];
  anchors.forEach((anchor, i) => {
    const before = anchors[i - 1];
    if (before && distance(before, anchor) < 1e-9) spans.push([anchor]);
    else spans[spans.length - 1]?.push(anchor);
  });
  return spans.filter((span) => span.length > 1);
}

function smoothSpan(span: readonly Point[], steps: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < span.length; i++) {
    const [b, c] = [pick(span, i), pick(span, i + 1)];
    const a = span[i - 1] ?? reflected(b, c);
    const d = span[i + 2] ?? reflected(c, b);
    for (let step = i === 0 ? 0 : 1; step <= steps; step++) points.push(between4(a, b, c, d, step / steps));
  }
  return points;
}

/** Centripetal Catmull-Rom: no loops or overshoot where anchors crowd. */
function between4(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const gap = (p: Point, q: Point) => Math.max(1e-6, Math.sqrt(distance(p, q)));
  const t1 = gap(a, b);
  const t2 = t1 + gap(b, c);
  const t3 = t2 + gap(c, d);
  const at = t1 + (t2 - t1) * t;
  const mix = (p: Point, q: Point, from: number, to: number): Point => {
    const w = (at - from) / (to - from);
    return [p[0] + (q[0] - p[0]) * w, p[1] + (q[1] - p[1]) * w];
  };
  const [ab, bc, cd] = [mix(a, b, 0, t1), mix(b, c, t1, t2), mix(c, d, t2, t3)];
  return mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2);
}

const reflected = (of: Point, about: Point): Point => [2 * of[0] - about[0], 2 * of[1] - about[1]];
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function pick(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (!point) throw new RangeError(`A curve of ${points.length} points has no point ${index}.`);
  return point;
}
