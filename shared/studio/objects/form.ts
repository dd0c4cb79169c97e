import type { Random } from './random';
import type { Mesh } from './geometry/mesh';
import type { Relief } from './geometry/gridMesh';
import type { Vector } from './geometry/vector';

/** A stretch of a canvas that calls for its own pattern, such as the neck or the belly of a vase. */
export interface Zone {
  readonly name: 'rim' | 'neck' | 'shoulder' | 'field' | 'centre' | 'foot';
  /** Where it begins and ends, as the canvas kind counts it. */
  readonly from: number;
  readonly to: number;
  /** True width in centimetres of a wall's zone: all the way round. */
  readonly width?: number;
}

/** A surface that ornament is drawn on, unrolled; (0, 0) is its top left. */
export interface Canvas {
  readonly name: string;
  /** Centimetres; of a wall the width is that of its widest zone. */
  readonly width: number;
  readonly height: number;
  /**
   * `wall`: around a turned form, zones one above the other.
   * `disc`: a plate seen from above, zones as rings; their edges are shares of the radius, from the rim inwards.
   * `sheet`: flat, zones as frames; their edges are shares of half the shorter side, from the edge inwards.
   */
  readonly kind: 'wall' | 'disc' | 'sheet';
  readonly zones: readonly Zone[];
}

/** One piece of an object that is of one material throughout. */
export interface Part {
  /** Role by which the surface textures it: `outside`, `inside`, `trim`, a canvas name … */
  readonly role: string;
  readonly mesh?: Mesh;
  /** A solid in scene text without its texture, such as `sphere{<0,1,0>,2`; only where a mesh would be worse. */
  readonly solid?: string;
  /** A number that distinguishes pieces of the same role, such as the rings of a toy. */
  readonly index?: number;
}

export interface Model {
  readonly parts: readonly Part[];
}

/** Inputs for building a form. */
export interface Making {
  readonly random: Random;
  /** Height of the surface's own texture and carving over the bare form. */
  relief: (canvas: string) => Relief | undefined;
}

export interface Form {
  readonly canvases: readonly Canvas[];
  /** How far above the horizon the studio camera stands, in degrees. */
  readonly elevation: number;
  /** Greatest share of the frame's height and width in its studio picture; by default 0.66 and 0.76. */
  readonly fill?: { readonly height: number; readonly width: number };
  /** What the close view looks at: a point of the object and the height of the frame, in centimetres. */
  readonly closeUp: { readonly at: Vector; readonly height: number };
  /** Setting of its picture in use. */
  readonly place: 'table' | 'wall' | 'floor';
  /** Greatest share of that picture's width, for what hangs on a wall; by default 0.5. */
  readonly settingWidth?: number;
  /** Height and radius of an opening that cut stems can stand in. */
  readonly mouth?: { readonly height: number; readonly radius: number };
  build: (making: Making) => Model;
}
