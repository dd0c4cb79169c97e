import type { Random } from '../drawing/random';
import type { KnotGrid } from './cartoon/knotGrid';
import type { Palette } from './palettes';

/** How a rug is made, which determines the look of its surface. */
export type Technique = 'knotted' | 'flatwoven' | 'tufted';

/** The sheet for which a design is drawn. */
export interface Sheet {
  /** Knots across and down; both odd, so that there is a knot on each axis. */
  readonly cols: number;
  readonly rows: number;
  readonly palette: Palette;
  readonly random: Random;
}

/** A rug design: a cartoon that can be drawn at any proportion and in any palette. */
export interface Design {
  readonly technique: Technique;
  /** Number of knots across; more knots are finer work. */
  readonly cols: number;
  /** Width divided by height, when the record does not say. */
  readonly ratio: number;
  /** `quarter`: left and right, top and bottom are mirror images; `half`: left and right only. */
  readonly symmetry: 'quarter' | 'half' | 'none';
  /** Draws the rug: a grid of dye indices of the sheet's palette. */
  readonly draw: (sheet: Sheet) => Promise<KnotGrid>;
}
