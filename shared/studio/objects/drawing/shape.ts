import type { Point } from '../geometry/curve';

/** Role of a drawn shape; a pen decides how it looks in its material. */
export type Ink = 'ground' | 'primary' | 'secondary' | 'accent' | 'leaf' | 'light' | 'line';

/** A closed outline filled with one ink. */
export interface Shape {
  readonly points: readonly Point[];
  readonly ink: Ink;
  /** A brush stroke laid over another shape: shading, a vein. Materials without tone leave it out or incise it. */
  readonly detail?: boolean;
  /** A ground or a stripe that has no outline of its own. */
  readonly plain?: boolean;
}
