import { type Point, rectangle, type Shape } from '../../drawing/shape';

/** What runs along a border band. */
export interface Ornament {
  /**
   * Draws half a side, from its middle (0) to the corner.
   * @param length from the axis to the middle of the corner, in knots
   * @param width of the band, in knots
   * @returns shapes with x along the band and y outwards from its middle line
   */
  along(length: number, width: number): Shape[];
  /** Draws the corner round 0, 0; x and y both point outwards. */
  corner(width: number): Shape[];
}

/** One band of a border. */
export interface Band {
  /** In knots. */
  readonly width: number;
  readonly ground: number;
  readonly ornament?: Ornament;
}

/** Knots that all bands take together on one side. */
export function frameWidth(bands: readonly Band[]): number {
  return bands.reduce((sum, band) => sum + band.width, 0);
}

/**
 * Draws the lower right quarter of a border, to be laid over a field whose middle is 0, 0.
 * @param halfWidth from the middle of the rug to its side, in knots
 * @param halfHeight likewise to its end
 * @param bands from the outside inwards
 */
export function frame(halfWidth: number, halfHeight: number, bands: readonly Band[]): Shape[] {
  let outer = 0;
  return bands.flatMap(({ width, ground, ornament }) => {
    const [right, bottom] = [halfWidth - outer, halfHeight - outer];
    outer += width;
    const ring = [
      rectangle(-1, bottom - width, right + 1, width, ground),
      rectangle(right - width, -1, width, bottom + 1, ground),
    ];
    if (!ornament) return ring;
    const [x, y] = [right - width / 2, bottom - width / 2];
    return [
      ...ring,
      ...moved(ornament.along(x, width), ([s, t]) => [s, y + t]),
      ...moved(ornament.along(y, width), ([s, t]) => [x + t, s]),
      ...moved(ornament.corner(width), ([s, t]) => [x + s, y + t]),
    ];
  });
}

function moved(shapes: readonly Shape[], move: (point: Point) => Point): Shape[] {
  return shapes.map((shape) => ({ ...shape, points: shape.points.map(move) }));
}
