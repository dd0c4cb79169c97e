import { povColour } from '../drawing/colour';
import { povNumber, povVector } from '../geometry/povNumbers';
import type { Vector } from '../geometry/vector';
import { between, type Random } from '../random';

/** Where a small thing stands, and its size; 1 is life size. */
export interface Spot {
  readonly shift: Vector;
  readonly size: number;
}
/** A small thing beside an object, as scene text. */
export type Companion = (random: Random, spot: Spot) => string;

const put = (body: string, { shift, size }: Spot) =>
  `union{${body} scale ${povNumber(size)} translate ${povVector(shift)}}`;
const matt = (colour: string) =>
  `texture{pigment{${povColour(colour)}} finish{ambient 0 diffuse .82 specular .08 roughness .08}}`;

/** Three pomegranates, 8 cm across. */
export const pomegranates: Companion = (random, spot) => {
  const skin =
    'texture{pigment{bozo turbulence .6 color_map{[.1 rgb<.36,.03,.03>][.5 rgb<.52,.08,.05>][.9 rgb<.62,.2,.08>]} scale 3} finish{ambient 0 diffuse .8 specular .22 roughness .03} normal{bumps .08 scale 1.2}}';
  const fruit = (x: number, z: number, y: number, tilt: number) => {
    const crown = Array.from(
      { length: 6 },
      (_, i) => `cone{<.7,3.7,0>,.45,<1.15,4.9,0>,.04 rotate y*${i * 60}}`,
    ).join('');
    return `union{sphere{0,4 scale<1,.94,1>} cone{<0,3.2,0>,1.3,<0,4.1,0>,1} ${crown} rotate<${tilt},${povNumber(random() * 360)},${tilt * 1.3}> translate<${x},${y},${z}> ${skin}}`;
  };
  return put(fruit(0, 0, 3.8, 12) + fruit(8.2, 2.4, 3.8, -34) + fruit(3.4, -6.6, 3.8, 58), spot);
};

/** A handful of marigold heads, 5 cm across: dense ruffles of small petals, seen edge on, over a green calyx. */
export const marigolds: Companion = (random, spot) => {
  const head = (
    x: number,
    z: number,
    y: number,
    lean: string,
    colours: readonly [string, string, string],
  ) => {
    const count = 300;
    const petals = Array.from({ length: count }, (_, i) => {
      const height = 1 - (i / (count - 1)) * 1.32;
      const tilt = (Math.acos(Math.max(-1, Math.min(1, height))) * 180) / Math.PI;
      const outer = tilt / 100;
      const colour = colours[Math.min(2, Math.floor(outer * 2.2 + random() * 1.1))] ?? colours[0];
      const size = 0.3 + 0.2 * outer;
      return `sphere{0,1 scale<${povNumber(size)},.5,.055> rotate<${povNumber(between(random, -26, 26))},${povNumber(between(random, 0, 180))},${povNumber(between(random, -26, 26))}> translate y*${povNumber(1.75 + between(random, -0.16, 0.16) + 0.2 * outer)} rotate<0,0,${povNumber(-tilt + between(random, -4, 4))}> rotate y*${povNumber(i * 137.5)} ${matt(colour)}}`;
    }).join('');
    return `union{sphere{0,1.7 ${matt(colours[2])}} ${petals} cone{<0,-1.1,0>,1.25,<0,-2.5,0>,.5 ${matt('#6c7a3c')}} scale<1,.8,1> rotate<${lean}> translate<${x},${y},${z}>}`;
  };
  const orange = ['#c8690c', '#dd8310', '#e8961c'] as const;
  const yellow = ['#d9960f', '#e6ae22', '#efbf3a'] as const;
  return put(
    head(0, 0, 1.75, '4,20,-8', orange) +
      head(4.7, 1.9, 1.75, '10,0,-14', yellow) +
      head(2.3, -4.3, 1.7, '-58,30,0', yellow) +
      head(-4.3, -2.8, 1.75, '-8,0,16', orange),
    spot,
  );
};

/** Three cones of dyed yarn, 12 cm high. */
export const yarn: Companion = (_random, spot) => {
  const cone = (x: number, z: number, colour: string) =>
    `union{cone{<0,0,0>,3.6,<0,11,0>,1.7 texture{pigment{${povColour(colour)}} finish{ambient 0 diffuse .85} normal{gradient y 1.1 scallop_wave scale .32 rotate z*8}}} cylinder{<0,-.4,0>,<0,12.4,0>,1.1 ${matt('#b99a6b')}} translate<${x},.4,${z}>}`;
  return put(cone(0, 0, '#8c2f2b') + cone(8.4, 2.2, '#22385a') + cone(4.4, -6.4, '#c9973f'), spot);
};

/** Two clay cups of tea, 7 cm high, as they are sold at stations. */
export const tea: Companion = (_random, spot) => {
  const cup =
    'lathe{cubic_spline 14,<0,0>,<2,0>,<2.25,.12>,<2.4,.8>,<2.55,1.1>,<2.5,1.4>,<2.9,3.4>,<3.35,5.8>,<3.55,6.9>,<3.5,7.08>,<3.3,7.0>,<3.1,5.9>,<2.6,3>,<2.6,3>}';
  const baked =
    'texture{pigment{bozo turbulence .5 color_map{[.1 rgb<.4,.17,.085>][.6 rgb<.49,.22,.11>][1 rgb<.56,.28,.15>]} scale<2.2,.7,2.2>} finish{ambient 0 diffuse .84 specular .04 roughness .15} normal{average normal_map{[1 gradient y .35 scallop_wave scale .42][1 granite .1 scale .6]}}}';
  const drink =
    'texture{pigment{bozo turbulence .6 color_map{[.2 rgb<.44,.25,.12>][.6 rgb<.5,.3,.15>][.8 rgb<.62,.43,.25>]} scale .9} finish{ambient 0 diffuse .75 specular .3 roughness .03}}';
  const at = (x: number, z: number, turn: number) =>
    `union{object{${cup} ${baked}} cylinder{<0,6,0>,<0,6.05,0>,3.2 ${drink}} torus{3.0,.16 translate y*6.02 ${matt('#b98d5e')}} rotate y*${turn} translate<${x},0,${z}>}`;
  return put(at(0, 0, 20) + at(7.6, -3.4, 140), spot);
};

/** Three pillar candles of beeswax, 6 to 13 cm high. */
export const candles: Companion = (_random, spot) => {
  const wax =
    'texture{pigment{granite color_map{[.2 rgb<.7,.58,.36>][.8 rgb<.78,.67,.46>]} scale 4} finish{ambient 0 diffuse .8 emission .06 specular .1 roughness .1} normal{bumps .05 scale 1.2}}';
  const candle = (x: number, z: number, high: number) =>
    `union{cylinder{0,<0,${high},0>,2.7 ${wax}} torus{2.45,.27 translate y*${high} ${wax}} cylinder{<0,${high},0>,<0,${high + 0.9},0>,.09 ${matt('#2a211a')}} sphere{0,1 scale<.36,1.25,.36> translate y*${high + 1.9} pigment{rgb 1} finish{ambient 0 diffuse 0 emission<1.7,1.15,.5>} no_shadow} translate<${x},0,${z}>}`;
  return put(candle(0, 2, 13) + candle(-6, 0.6, 8.8) + candle(-2, -5.2, 5.8), spot);
};

/** A small round-bellied brass pot, 11 cm high. */
export const brassPot: Companion = (_random, spot) =>
  put(
    'lathe{cubic_spline 12,<0,0>,<2.6,0>,<2.9,.5>,<5,2.6>,<5.6,5>,<4.4,7.6>,<2.6,9>,<2.5,9.8>,<3.6,10.9>,<3.3,10.9>,<2.2,9.6>,<2.2,9.6> pigment{rgb<.62,.43,.15>} finish{ambient 0 diffuse .4 specular .5 roughness .05 metallic reflection{.22 metallic}} normal{bumps .05 scale 1.4}}',
    spot,
  );

/** An earthen lamp with its flame, 9 cm long. */
export const clayLamp: Companion = (_random, spot) =>
  put(
    `difference{sphere{0,1 scale<4.6,2.6,3.8>} sphere{<0,.5,0>,1 scale<3.9,2.3,3.1>} box{<-9,.6,-9>,<9,9,9>} translate y*2.2 ${matt('#a45a3a')}} cylinder{<0,1.6,0>,<0,1.7,0>,3 ${matt('#6d4a22')}} sphere{0,1 scale<.42,1.5,.42> translate<-3.4,4,0> pigment{rgb 1} finish{ambient 0 diffuse 0 emission<1.6,1.05,.45>} no_shadow}`,
    spot,
  );

/** Lemons in a shallow clay bowl, 17 cm across. */
export const lemons: Companion = (random, spot) => {
  const lemon = (x: number, y: number, z: number) =>
    `union{sphere{0,1 scale<3.5,2.7,2.7>} sphere{<3.4,0,0>,.7} rotate<0,${povNumber(random() * 360)},14> translate<${x},${y},${z}>}`;
  const bowl =
    'lathe{cubic_spline 10,<0,0>,<3.4,0>,<3.8,.4>,<6.6,2>,<8.6,5>,<8.2,5.1>,<6.2,2.6>,<3,1.1>,<0,1>,<0,1>}';
  return put(
    `object{${bowl} ${matt('#7f8f92')}} union{${lemon(-2.6, 4.2, 0.6)} ${lemon(3, 4.2, 1.4)} ${lemon(0.4, 4.4, -3.2)} ${lemon(0.2, 7, 0.2)} texture{pigment{bozo color_map{[.2 rgb<.72,.52,.07>][.8 rgb<.8,.62,.12>]} scale 2} finish{ambient 0 diffuse .82 specular .18 roughness .05} normal{bumps .2 scale .3}}}`,
    spot,
  );
};
