import { strip } from '../bands/band';
import type { Canvas, Zone } from '../form';
import type { Point } from '../geometry/curve';
import type { Ornament, Stripe } from '../ornament';
import type { Random } from '../random';
import { rosette } from '../motifs/rosette';
import { place } from './place';
import type { Shape } from './shape';

/** Draws an ornament on a canvas, in centimetres from its top left. */
export function composeCanvas(canvas: Canvas, ornament: Ornament, random: Random): Shape[] {
  const compose = { wall: onWall, disc: onDisc, sheet: onSheet }[canvas.kind];
  return canvas.zones.flatMap((zone) => compose(canvas, zone, ornament[zone.name] ?? [], random));
}

/** The stripes of a zone one below the other, each as long as the zone is there. */
function stripes(
  list: readonly Stripe[],
  lengthAt: (depth: number) => number,
  height: number,
  random: Random,
): Shape[][] {
  let top = 0;
  return list.map(({ band, share, ground }) => {
    const [start, tall] = [top, share * height];
    top += tall;
    const long = lengthAt(start + tall / 2);
    const shapes = [...(ground ? [strip(ground, long, 0, tall)] : []), ...band(random, long, tall)];
    return place(shapes, { x: 0, y: start });
  });
}

/** Drawn at the zone's true width, then stretched to the canvas, so that motifs are not distorted on the object. */
function onWall(canvas: Canvas, zone: Zone, list: readonly Stripe[], random: Random): Shape[] {
  const width = zone.width ?? canvas.width;
  const [stretch, top] = [canvas.width / width, zone.from * canvas.height];
  const shapes = stripes(list, () => width, (zone.to - zone.from) * canvas.height, random).flat();
  return bent(shapes, ([x, y]) => [x * stretch, y + top]);
}

/** Stripes become rings; a centre is set down upright in the middle. */
function onDisc(canvas: Canvas, zone: Zone, list: readonly Stripe[], random: Random): Shape[] {
  const radius = canvas.width / 2;
  const outer = radius * (1 - zone.from);
  if (zone.name === 'centre') {
    return list.flatMap(({ band }) =>
      place(band(random, outer * 2, outer * 2), { x: radius - outer, y: radius - outer }),
    );
  }
  const rings = stripes(
    list,
    (depth) => 2 * Math.PI * (outer - depth),
    radius * (zone.to - zone.from),
    random,
  );
  let depth = 0;
  return rings.flatMap((shapes, i) => {
    const tall = (list[i]?.share ?? 0) * radius * (zone.to - zone.from);
    const around = outer - depth - tall / 2;
    depth += tall;
    return bent(subdivided(shapes), ([x, y]) => {
      const angle = x / around;
      return [radius + (outer - y) * Math.sin(angle), radius - (outer - y) * Math.cos(angle)];
    });
  });
}

/** Frames are mitred at the corners; a field fills what they leave. */
function onSheet(canvas: Canvas, zone: Zone, list: readonly Stripe[], random: Random): Shape[] {
  const half = Math.min(canvas.width, canvas.height) / 2;
  const inset = zone.from * half;
  const [wide, high] = [canvas.width - 2 * inset, canvas.height - 2 * inset];
  if (zone.name === 'field' || zone.name === 'centre') {
    return place(stripes(list, () => wide, high, random).flat(), { x: inset, y: inset });
  }
  const thick = (zone.to - zone.from) * half;
  let depth = inset;
  return list.flatMap((stripe) => {
    const tall = stripe.share * thick;
    const shapes = frame(stripe, wide - 2 * (depth - inset), high - 2 * (depth - inset), tall, random);
    const placed = place(shapes, { x: depth, y: depth });
    depth += tall;
    return placed;
  });
}

/** One stripe round a rectangle: lines run through the corners, motifs stop short of a flower set there. */
function frame({ band, ground }: Stripe, wide: number, high: number, tall: number, random: Random): Shape[] {
  const side = (long: number): Shape[] => {
    const length = long - 2 * tall;
    const through = ([x, y]: Point): Point => [x < 0.001 ? x - tall : x > length - 0.001 ? x + tall : x, y];
    const shapes = [...(ground ? [strip(ground, length, 0, tall)] : []), ...band(random, length, tall)];
    return shapes.map((shape) => (shape.plain ? { ...shape, points: shape.points.map(through) } : shape));
  };
  const [across, down] = [side(wide), side(high)];
  const flower = () => rosette(random, { petals: 8, outer: 'primary', inner: 'secondary', tip: 'round' });
  const corners = across.some(({ plain }) => !plain)
    ? [
        [tall / 2, tall / 2],
        [wide - tall / 2, tall / 2],
        [wide - tall / 2, high - tall / 2],
        [tall / 2, high - tall / 2],
      ].flatMap(([x = 0, y = 0]) => place(flower(), { x, y, scale: tall * 0.4 }))
    : [];
  return [
    ...place(across, { x: tall, y: 0 }),
    ...place(down, { x: wide, y: tall, angle: 90 }),
    ...place(across, { x: wide - tall, y: high, angle: 180 }),
    ...place(down, { x: 0, y: high - tall, angle: 270 }),
    ...corners,
  ];
}

function bent(shapes: readonly Shape[], bend: (point: Point) => Point): Shape[] {
  return shapes.map((shape) => ({ ...shape, points: shape.points.map(bend) }));
}

/** Long straight edges get points between, so that they can follow a ring. */
function subdivided(shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.flatMap((point, i) => {
      const next = shape.points[(i + 1) % shape.points.length] ?? point;
      const pieces = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 0.8));
      return Array.from({ length: pieces }, (_, k): Point => [
        point[0] + ((next[0] - point[0]) * k) / pieces,
        point[1] + ((next[1] - point[1]) * k) / pieces,
      ]);
    }),
  }));
}
