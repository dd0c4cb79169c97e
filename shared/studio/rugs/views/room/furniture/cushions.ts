import { cloth } from '../materials';
import { pillow, type Place, put } from '../povText';

/** A square cushion that leans back on its lower edge, `size` wide and high. */
export function leaningCushion(at: Place, size: number, color: string, roll = 0): string {
  const half = size / 2;
  const body = `object{${pillow([half, half * 0.9, 0.08], 0.5)} rotate -18*x rotate ${roll}*z translate <0,${half * 0.92},0>}`;
  return put(body, cloth(color), at);
}

/** A round bolster that lies along x; its lowest point is at the place. */
export function bolster(at: Place, length: number, color: string): string {
  const half = length / 2;
  const radius = 0.11;
  const end = (x: number) => `sphere{0,${radius} scale <.35,1,1> translate ${x}*x}`;
  const body = `union{cylinder{<${-half},0,0>,<${half},0,0>,${radius}}${end(-half)}${end(half)} translate ${radius}*y}`;
  return put(body, cloth(color), at);
}
