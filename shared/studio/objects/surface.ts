import type { Shape } from './drawing/shape';
import type { Canvas } from './form';
import type { Relief } from './geometry/gridMesh';
import type { Palette } from './palettes';
import type { Random } from './random';

/** A picture that a texture or a relief needs: an SVG document and the width to rasterise it at. */
export interface Drawing {
  readonly svg: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels to blur by, for edges that a tool rounds. */
  readonly soften?: number;
}

/** The drawings of one canvas, by purpose, such as `colour` or `height`. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** Grey values (0 to 1) of a rasterised drawing, read at a place of the canvas. */
export type Greys = (u: number, v: number) => number;

export interface Dressed {
  readonly role: string;
  readonly index: number;
  /** The canvas named by the role, if there is one. */
  readonly canvas?: Canvas | undefined;
}

export interface Dressing {
  readonly palette: Palette;
  readonly random: Random;
}

/** A material, with the way a craft works it. */
export interface Surface {
  /** Draws the ornament as this craft would. */
  draw: (canvas: Canvas, shapes: readonly Shape[], dressing: Dressing) => Drawings;
  /** Carving, hammering, weave: height in centimetres over the bare form. */
  relief?: (canvas: Canvas, greys: (purpose: string) => Greys, random: Random) => Relief;
  /**
   * Texture and interior of a part, as scene text.
   *
   * @param part its role and its number among those of the same role
   * @param image file of a drawing of the canvas named by the role; missing when there is no such canvas
   */
  dress: (part: Dressed, image: ((purpose: string) => string) | undefined, dressing: Dressing) => string;
}
