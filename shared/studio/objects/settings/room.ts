import { povColour } from '../drawing/colour';
import { povNumber, povVector } from '../geometry/povNumbers';
import type { Random } from '../random';
import { MANGO, SHEESHAM } from '../surfaces/woods';
import { windowLight } from './windowLight';

/** Lime washes of old houses. */
const WALLS = ['#ddd0ba', '#d6cdb8', '#c9c6b0', '#d9bfa4', '#b9bfb8'] as const;

export interface Room {
  /** Half the height of the frame in centimetres: windows, planks and distances are sized by it. */
  readonly reach: number;
  /** Distance of the wall behind the origin. */
  readonly wall: number;
  /** `niche`: the object stands in an arched recess of the wall. */
  readonly kind: 'tabletop' | 'niche' | 'floor';
}

/** A quiet corner: what the object stands on, a plastered wall, and a window to the left that lights it. */
export function room({ reach, wall, kind }: Room, random: Random): string {
  const wash = WALLS[Math.floor(random() * WALLS.length)] ?? WALLS[0];
  const plaster = `texture{pigment{granite turbulence .3 color_map{[.1 ${povColour(wash)}*.93][.5 ${povColour(wash)}][1 ${povColour(wash)}*1.03]} scale ${povNumber(reach * 1.6)}} finish{ambient 0 diffuse .86} normal{average normal_map{[1 granite .06 scale ${povNumber(reach * 0.8)}][.7 bumps .1 scale ${povNumber(reach * 0.12)}]}}}`;
  return [
    windowLight(reach, 'window'),
    kind === 'niche' ? niche(reach, wall, plaster) : plainWall(reach, wall, plaster, kind === 'floor'),
    ground(reach, kind, random),
  ].join('\n');
}

function plainWall(reach: number, wall: number, plaster: string, skirting: boolean): string {
  const far = povNumber(30 * reach);
  const board = skirting
    ? `box{<-${far},0,${povNumber(wall - reach * 0.06)}>,<${far},${povNumber(reach * 0.24)},${povNumber(wall + 1)}> texture{${SHEESHAM}}}`
    : '';
  return `box{<-${far},-1,${povNumber(wall)}>,<${far},${far},${povNumber(wall + 10)}> ${plaster}} ${board}`;
}

/** A wall with an arched recess about the origin. */
function niche(reach: number, wall: number, plaster: string): string {
  const [half, spring, front] = [reach * 0.86, reach * 1.02, -reach * 0.5];
  const far = povNumber(30 * reach);
  const recess = (grow: number, depth: number) =>
    `union{box{<-${povNumber(half * grow)},-.5,${povNumber(front - 1)}>,<${povNumber(half * grow)},${povNumber(spring)},${povNumber(depth)}>} cylinder{<0,${povNumber(spring)},${povNumber(front - 1)}>,<0,${povNumber(spring)},${povNumber(depth)}>,${povNumber(half * grow)}}}`;
  return `difference{box{<-${far},-${far},${povNumber(front)}>,<${far},${far},${povNumber(wall + 10)}>} ${recess(1, wall)} ${recess(1.1, front + reach * 0.07)} ${plaster}}`;
}

function ground(reach: number, kind: Room['kind'], random: Random): string {
  const far = povNumber(30 * reach);
  if (kind === 'niche') {
    return `box{<-${povNumber(reach * 0.98)},-${povNumber(reach * 0.1)},-${povNumber(reach * 0.66)}>,<${povNumber(reach * 0.98)},0,${povNumber(reach * 2)}> texture{${MANGO}}}`;
  }
  if (kind === 'floor') {
    return `plane{y,0 texture{pigment{granite color_map{[.2 rgb<.33,.17,.1>][.6 rgb<.4,.215,.13>][1 rgb<.45,.25,.16>]} scale 22} finish{ambient 0 diffuse .8 specular .1 roughness .08 reflection{0,.25 fresnel on} conserve_energy} normal{bumps .04 scale 6}} interior{ior 1.4}}
${[-1, 0, 1, 2].map((i) => `box{<-${far},.02,${povNumber(i * 30 - 12)}>,<${far},.03,${povNumber(i * 30 - 11.6)}> pigment{rgb<.24,.15,.1>}} box{<${povNumber(i * 30 - 22)},.02,-${far}>,<${povNumber(i * 30 - 21.6)},.03,${far}> pigment{rgb<.24,.15,.1>}}`).join('\n')}`;
  }
  const plank = reach * 0.78;
  const planks = [-3, -2, -1, 0, 1, 2].map((i) => {
    const shift = povVector([random() * 60, random() * 9, random() * 9]);
    return `box{<-${far},-4,${povNumber(i * plank + 0.06)}>,<${far},0,${povNumber((i + 1) * plank - 0.06)}> texture{${SHEESHAM} scale ${povNumber(Math.max(0.6, reach * 0.06))} translate ${shift}}}`;
  });
  return `${planks.join('\n')} plane{y,-.4 pigment{rgb<.03,.02,.015>}}`;
}
