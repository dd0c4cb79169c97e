/**
 * Wood as scene text: long grain across x, fine pores along it, oiled.
 *
 * @param size centimetres between the wider rings
 */
export function wood(pale: string, mid: string, dark: string, size: number): string {
  const grain = `rotate y*90 rotate <2,3,5> scale ${size}`;
  return (
    `pigment{average pigment_map{` +
    `[1 wood turbulence .09 octaves 4 lambda 2.6 color_map{[0 rgb ${pale}][.4 rgb ${mid}][.72 rgb ${dark}][.8 rgb ${mid}][1 rgb ${pale}]} ${grain}]` +
    `[.9 bozo turbulence .5 octaves 4 color_map{[.2 rgb ${dark}][.5 rgb ${mid}][.8 rgb ${pale}]} scale <${size * 7},${size * 0.16},${size * 0.3}>]` +
    `[.3 bozo color_map{[.2 rgb ${dark}][.5 rgb ${mid}][.9 rgb ${mid}]} scale <${size * 2.6},${size * 0.06},${size * 0.06}>]}}` +
    `finish{ambient 0 diffuse .85 specular .09 roughness .09 reflection{0,.12 fresnel on} conserve_energy}` +
    `normal{average normal_map{[1 bumps .06 scale <${size * 2.6},${size * 0.06},${size * 0.06}>][1 bumps .05 scale ${size * 2}]}}`
  );
}

export const WALNUT = wood('<.29,.165,.085>', '<.185,.098,.048>', '<.085,.043,.022>', 1.1);
/** Walnut rubbed bright, where carving stands highest. */
export const PALE_WALNUT = wood('<.46,.28,.15>', '<.33,.185,.09>', '<.19,.1,.048>', 1.1);
export const DARK_WALNUT = wood('<.075,.04,.022>', '<.05,.026,.014>', '<.025,.013,.008>', 1.1);
export const SHEESHAM = wood('<.36,.19,.09>', '<.24,.115,.05>', '<.115,.05,.024>', 1.4);
export const MANGO = wood('<.52,.35,.19>', '<.43,.27,.135>', '<.3,.175,.085>', 1.6);
