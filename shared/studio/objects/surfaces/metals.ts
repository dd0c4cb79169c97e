/**
 * A metal's look as scene text: pigment, finish and normal.
 * @param scratch how uneven its polish is, from 0
 */
function metal(colour: string, shine: number, diffuse: number, scratch: number): string {
  return (
    `pigment{rgb ${colour}} finish{ambient 0 diffuse ${diffuse} brilliance 2 specular .5 roughness .06 metallic reflection{${shine} metallic}} ` +
    `normal{average normal_map{[1 bumps ${scratch} scale .05][.5 bumps ${scratch * 0.6} scale <1.4,.3,1.4>][.6 granite ${scratch * 0.5} scale 2.4]}}`
  );
}

/** Polished yellow brass with the softness of hand polishing. */
export const BRASS = metal('<.8,.55,.22>', 0.8, 0.13, 0.045);
/** The dark compound that gathers in cut lines and recesses. */
export const PATINA = 'pigment{rgb<.035,.026,.018>} finish{ambient 0 diffuse .7 specular .12 roughness .08}';
const COPPER = (normal: string) =>
  `pigment{rgb <.82,.4,.24>} finish{ambient 0 diffuse .2 brilliance 2 specular .5 roughness .05 metallic reflection{.7 metallic}} normal{${normal}}`;
/** Copper raised by hammer; inside, where no mesh has the dimples, the normals alone show them. */
export const HAMMERED = {
  outside: COPPER('bumps .05 scale .05'),
  inside: COPPER(
    'average normal_map{[3 crackle .75 form<1,0,0> scale 1.15 slope_map{[0 <0,0>][.3 <.09,.6>][.55 <.3,1.1>][1 <1,1.3>]}][.4 bumps .05 scale .05]}',
  ),
} as const;
/** Zinc alloy blackened with the soil of Bidar. */
export const BIDRI_BLACK =
  'pigment{rgb<.016,.016,.018>} finish{ambient 0 diffuse .7 specular .35 roughness .05 reflection{.015,.16 fresnel on} conserve_energy} normal{granite .04 scale .6}';
export const SILVER = metal('<.76,.8,.85>', 0.62, 0.26, 0.1);
