import { toRgb } from '../../wool/toRgb';

/** A place in a room in metres: x to the right, y up, z away from the viewer; the back wall is at 0. */
export type Place = readonly [x: number, y: number, z: number];

export function vector(place: Place): string {
  return `<${place.map((value) => value.toFixed(4)).join(',')}>`;
}

/** A colour as POV-Ray reads it, from `#rrggbb`. */
export function srgb(hex: string): string {
  return `srgb <${toRgb(hex)
    .map((level) => (level / 255).toFixed(4))
    .join(',')}>`;
}

/** A block with softly rounded edges between two corners. */
export function softBlock(from: Place, to: Place, edge: number): string {
  const half = from.map((value, axis) => Math.abs((to[axis] ?? 0) - value) / 2);
  const middle = from.map((value, axis) => (value + (to[axis] ?? 0)) / 2) as [number, number, number];
  const [x = 0, y = 0, z = 0] = half.map((value) => Math.max(0.0001, value - edge));
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) => [-1, 1].map((c): Place => [a * x, b * y, c * z])),
  );
  const edges = corners.flatMap((corner, index) =>
    corners.slice(index + 1).flatMap((other) => {
      const differing = corner.filter((value, axis) => value !== other[axis]).length;
      return differing === 1 ? [`cylinder{${vector(corner)},${vector(other)},${edge}}`] : [];
    }),
  );
  const faces = [
    [x + edge, y, z],
    [x, y + edge, z],
    [x, y, z + edge],
  ].map(([a = 0, b = 0, c = 0]) => `box{${vector([-a, -b, -c])},${vector([a, b, c])}}`);
  const balls = corners.map((corner) => `sphere{${vector(corner)},${edge}}`);
  return `union{${[...faces, ...edges, ...balls].join('')} translate ${vector(middle)}}`;
}

/** A pillow: a swollen block that comes to soft corners. `size` is half its extent. */
export function pillow(size: Place, puff = 0.42): string {
  return `superellipsoid{<${puff},.34> rotate 90*x scale ${vector(size)}}`;
}

/** A turned body from its outline, radius and height by turns, foot first. */
export function turned(outline: readonly (readonly [radius: number, height: number])[]): string {
  const first = outline[0] ?? [0, 0];
  const last = outline.at(-1) ?? [0, 0];
  const points = [first, ...outline, last].map(([radius, height]) => `<${radius},${height}>`);
  return `lathe{cubic_spline ${points.length},${points.join(',')}}`;
}

/** An object with its material and place. */
export function put(body: string, material: string, at: Place = [0, 0, 0], turnDegrees = 0): string {
  return `object{${body} ${material} rotate ${turnDegrees}*y translate ${vector(at)}}\n`;
}
