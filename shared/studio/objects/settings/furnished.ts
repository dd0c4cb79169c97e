import { povColour, toned } from '../drawing/colour';
import { povNumber, povVector } from '../geometry/povNumbers';
import { between, type Random } from '../random';
import { SHEESHAM } from '../surfaces/woods';
import type { Spot } from './companions';
import type { Look } from './looks';
import { windowLight } from './windowLight';

interface Place {
  /** Half the height of the frame in centimetres. */
  readonly reach: number;
  /** Distance of the wall behind the origin. */
  readonly wall: number;
  /** Extent of the object along x, in centimetres. */
  readonly left: number;
  readonly right: number;
  /** How high above the top it begins. */
  readonly low: number;
  /** Whether it stands against the wall or hangs there. */
  readonly onWall: boolean;
}

/** A corner of a room as a look describes it, with its two companions, as scene text. */
export function furnished(look: Look, place: Place, random: Random): string {
  const { reach, wall, left, right, low, onWall } = place;
  // Small objects are photographed from near by, so the things beside them must be small too.
  const size = Math.min(1.2, Math.max(0.42, reach / 24));
  const spot = (x: number, z: number): Spot => ({ shift: [x, 0, z], size });
  const [behind, before] = look.beside;
  // What hangs high has its companions below it.
  const hangs = low > 12 * size;
  const companions = onWall
    ? [
        behind(random, spot(hangs ? left + 8 * size : left - 7 * size, wall - 8 * size)),
        before(random, spot(hangs ? right - 6 * size : right + 9 * size, -8 * size)),
      ]
    : [
        behind(random, spot(right + 8.5 * size, Math.min(wall - 10 * size, 7 * size))),
        before(random, spot(right + 4.5 * size, -9.5 * size)),
      ];
  return [
    windowLight(reach, look.light),
    wallText(look, reach, wall),
    topText(look, reach, random),
    ...companions,
  ].join('\n');
}

function wallText({ wall: { kind, colour } }: Look, reach: number, wall: number): string {
  const far = povNumber(30 * reach);
  const wash = povColour(colour);
  const plaster = `texture{pigment{granite turbulence .3 color_map{[.1 ${wash}*.93][.5 ${wash}][1 ${wash}*1.03]} scale ${povNumber(reach * 1.6)}} finish{ambient 0 diffuse .86} normal{average normal_map{[1 granite .06 scale ${povNumber(reach * 0.8)}][.7 bumps .1 scale ${povNumber(reach * 0.12)}]}}}`;
  const box = (z: number, more: string) =>
    `box{<-${far},-1,${povNumber(z)}>,<${far},${far},${povNumber(z + 10)}> ${more}}`;
  if (kind === 'plaster') return box(wall, plaster);
  if (kind === 'brick') {
    const mortar = 'rgb<.62,.58,.52>';
    return box(
      wall,
      `texture{pigment{brick ${mortar}, ${wash} brick_size<21,6.6,11> mortar .7 translate<3,1,2>} finish{ambient 0 diffuse .86} normal{brick .6 brick_size<21,6.6,11> mortar .7 translate<3,1,2>}}`,
    );
  }
  const wide = reach * 0.34;
  return Array.from({ length: 30 }, (_, i) => {
    const x = (i - 15) * wide;
    const tone = povColour(toned(colour, 0.94 + ((i * 7) % 5) * 0.025));
    return `box{<${povNumber(x + reach * 0.006)},-1,${povNumber(wall)}>,<${povNumber(x + wide - reach * 0.006)},${far},${povNumber(wall + 3)}> texture{pigment{granite color_map{[.2 ${tone}*.9][.7 ${tone}]} scale<${povNumber(reach * 0.05)},${povNumber(reach * 1.6)},${povNumber(reach * 0.05)}>} finish{ambient 0 diffuse .84 specular .05 roughness .1}}}`;
  })
    .concat(box(wall + 1, 'pigment{rgb<.05,.045,.04>}'))
    .join('\n');
}

function topText({ top: { kind, colour } }: Look, reach: number, random: Random): string {
  const far = povNumber(30 * reach);
  const tint = povColour(colour);
  const whole = (texture: string) => `box{<-${far},-4,-${far}>,<${far},0,${far}> ${texture}}`;
  const sized = (share: number) => povNumber(reach * share);
  switch (kind) {
    case 'marble':
      return whole(
        `texture{pigment{marble turbulence 1.1 octaves 5 lambda 2.4 color_map{[0 ${tint}][.86 ${tint}*.97][.95 ${tint}*.78][1 ${tint}*.92]} rotate<20,35,10> scale ${sized(1.1)}} finish{ambient 0 diffuse .8 specular .2 roughness .02 reflection{.01,.18 fresnel on} conserve_energy}} interior{ior 1.5}`,
      );
    case 'slate':
      return whole(
        `texture{pigment{granite color_map{[.1 ${tint}*.75][.9 ${tint}*1.1]} scale ${sized(0.7)}} finish{ambient 0 diffuse .75 specular .12 roughness .08} normal{granite .12 scale<${sized(0.9)},1,${sized(0.3)}>}}`,
      );
    case 'slab':
      return whole(
        `texture{pigment{granite turbulence .2 color_map{[.1 ${tint}*.88][.5 ${tint}][1 ${tint}*1.05]} scale ${sized(0.9)}} finish{ambient 0 diffuse .84} normal{bumps .14 scale ${sized(0.05)}}}`,
      );
    case 'cloth':
      return whole(
        `texture{pigment{${tint}} finish{ambient 0 diffuse .86} normal{average normal_map{[1 bumps .35 scale<.08,.08,.5>][1 bumps .35 scale<.5,.08,.08>][.8 wrinkles .16 scale ${sized(0.9)}]}}}`,
      );
    default: {
      const wide = reach * 0.78;
      return [-3, -2, -1, 0, 1, 2]
        .map((i) => {
          const shift = povVector([random() * 60, random() * 9, random() * 9]);
          const paint = povColour(toned(colour, between(random, 0.93, 1.05)));
          const texture =
            kind === 'planks'
              ? `texture{${SHEESHAM} scale ${sized(0.06)} translate ${shift}} texture{pigment{rgbt<.62,.44,.26,.42>} finish{ambient 0 diffuse .8}}`
              : `texture{pigment{granite turbulence .2 color_map{[.05 ${paint}*.7][.2 ${paint}][1 ${paint}*1.04]} scale<${sized(1.6)},${sized(0.1)},${sized(0.1)}> translate ${shift}} finish{ambient 0 diffuse .84 specular .06 roughness .1} normal{bumps .06 scale<${sized(0.8)},.2,.2>}}`;
          return `box{<-${far},-4,${povNumber(i * wide + 0.06)}>,<${far},0,${povNumber((i + 1) * wide - 0.06)}> ${texture}}`;
        })
        .concat('plane{y,-.4 pigment{rgb<.03,.02,.015>}}')
        .join('\n');
    }
  }
}
