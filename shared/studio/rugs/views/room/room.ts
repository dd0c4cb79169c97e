import type { Daylight } from './daylight';
import type { Floor } from './floorBoards';
import { matt } from './materials';
import { type Place, put } from './povText';

/** A furnished room without its rug; the back wall is at z = 0 and the floor at y = 0. */
export interface Room {
  readonly floor: Floor;
  readonly camera: { readonly from: Place; readonly to: Place; readonly angle: number };
  /** Middle of the rug, the length of its longer side in metres, and how far it is turned, in degrees. */
  readonly rug: { readonly at: Place; readonly length: number; readonly turn: number };
  /** By default a barred window. */
  readonly light?: Daylight;
  readonly wall: string;
  readonly scene: string;
}

/** Where a wall meets the floor. */
export function skirting(color: string): string {
  return put('box{<-5,0,-.014>,<5,.11,0>}', matt(color));
}
