import { povNumber } from '../geometry/povNumbers';

/**
 * Low sun through a window on the left, and the sky's light around it.
 *
 * @param reach half the height of the frame in centimetres
 * @param kind whether bars or a tree stand before it, or a cloud: then the light is even
 */
export function windowLight(reach: number, kind: 'window' | 'leaves' | 'soft'): string {
  const sized = (...values: number[]) => `<${values.map((value) => povNumber(value * reach)).join(',')}>`;
  // Opening and bars in the plane of the window, which stands square to the sun.
  const bars = [
    [-9, -9, -0.8, 9],
    [1.05, -9, 9, 9],
    [-9, 1.0, 9, 9],
    [-9, -9, 9, -1.5],
    [-0.24, -9, -0.18, 9],
    [0.4, -9, 0.46, 9],
    [-9, 0.12, 9, 0.18],
  ].map(
    ([left = 0, low = 0, right = 0, high = 0]) =>
      `box{${sized(left, low, -0.04)},${sized(right, high, 0.04)}}`,
  );
  const isSoft = kind === 'soft';
  const crown = `box{${sized(-0.8, -1.5, -0.2)},${sized(1.05, 1, -0.16)} pigment{granite scale ${povNumber(reach * 1.7)} color_map{[.44 rgb .08][.5 rgbt 1]}}}`;
  const opening = { window: bars.join(' '), leaves: `${bars.slice(0, 4).join(' ')} ${crown}`, soft: '' }[
    kind
  ];
  const spread = povNumber((isSoft ? 3.4 : 0.5) * reach);
  const sky = `rotate y*56.3 translate ${sized(-9, 3.6, -6)}`;
  return `
sphere{0,1 hollow no_shadow pigment{gradient y scale 2 translate -y color_map{[0 rgb<.26,.22,.18>][.5 rgb<.42,.39,.36>][1 rgb<.46,.46,.48>]}} finish{ambient 0 diffuse 0 emission 1} scale ${povNumber(60 * reach)}}
light_source{${sized(-9, 6.4, -6)} rgb<1.12,.98,.82>*${isSoft ? '.72' : '1.0'} area_light x*${spread},y*${spread},${isSoft ? '7,7' : '5,5'} adaptive 1 jitter circular orient}
light_source{${sized(4, 5, -8)} rgb<.8,.88,1>*.08 shadowless}
${opening && `union{${opening} rotate y*56.3 translate ${sized(-4.05, 2.88, -2.7)} pigment{rgb .1} no_image no_reflection no_radiosity}`}
polygon{5,<-.5,-.5>,<.5,-.5>,<.5,.5>,<-.5,.5>,<-.5,-.5> scale ${povNumber(6 * reach)} ${sky} pigment{rgb 1} finish{ambient 0 diffuse 0 emission <1,.98,.95>*1.5} no_shadow no_image}`;
}
