/** A place on the drawing; x to the right, y downwards, in the unit of what is drawn. */
export type Point = readonly [x: number, y: number];

/** An area or a line in palette colours (indices); the width of its line is in units of the whole drawing. */
export interface Shape {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly fill?: number;
  readonly line?: number;
  readonly width?: number;
}

/** A filled area, outlined when a line colour is given. */
export function area(points: readonly Point[], fill: number, line?: number, width = 1): Shape {
  return line === undefined ? { points, closed: true, fill } : { points, closed: true, fill, line, width };
}

/** An open line. */
export function stroke(points: readonly Point[], line: number, width = 1): Shape {
  return { points, closed: false, line, width };
}

/** A filled rectangle. */
export function rectangle(x: number, y: number, width: number, height: number, fill: number): Shape {
  return area(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    fill,
  );
}
