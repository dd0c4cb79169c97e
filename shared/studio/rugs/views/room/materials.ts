import { srgb } from './povText';

/** Matt wall plaster with the faint waves of a float. */
export function plaster(color: string): string {
  return `texture{pigment{bozo scale .5 turbulence .6 color_map{[0 ${srgb(color)}*.97][1 ${srgb(color)}*1.02]}} normal{average normal_map{[1 bumps .1 scale .22][1 granite .035 scale .5]}} finish{diffuse .86}}`;
}

/** Linen or wool cloth. */
export function cloth(color: string): string {
  return `texture{pigment{bozo scale .012 color_map{[0 ${srgb(color)}*.9][1 ${srgb(color)}*1.04]}} normal{average normal_map{[1 wrinkles .25 scale .09][1 bumps .4 scale .004]}} finish{diffuse .85}}`;
}

/** Oiled wood, its grain along x. */
export function wood(color: string, turn = ''): string {
  return `texture{pigment{wood turbulence .06 octaves 3 rotate 90*y rotate 3*z scale <1.2,.028,.028> color_map{[0 ${srgb(color)}*.8][.5 ${srgb(color)}][1 ${srgb(color)}*.86]} ${turn}} normal{wood .03 turbulence .06 rotate 90*y scale <1,.02,.02> ${turn}} finish{diffuse .8 specular .12 roughness .06}}`;
}

/** Wood whose grain runs upwards. */
export function uprightWood(color: string): string {
  return wood(color, 'rotate 90*z');
}

/** Unglazed or softly glazed clay. */
export function clay(color: string): string {
  return `texture{pigment{bozo scale .08 turbulence .5 color_map{[0 ${srgb(color)}*.86][1 ${srgb(color)}*1.05]}} normal{bumps .08 scale .012} finish{diffuse .8 specular .06 roughness .1}}`;
}

/** Brushed, slightly dull brass. */
export function brass(): string {
  return `texture{pigment{${srgb('#a8813f')}} normal{bumps .02 scale .02} finish{diffuse .45 specular .5 roughness .03 metallic reflection{.14 metallic}}}`;
}

/** Flat paint or leaf green. */
export function matt(color: string): string {
  return `texture{pigment{${srgb(color)}} finish{diffuse .8 specular .05 roughness .1}}`;
}
