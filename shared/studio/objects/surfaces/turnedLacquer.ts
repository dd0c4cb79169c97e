import { povColour, toned } from '../drawing/colour';
import type { Ink } from '../drawing/shape';
import type { Surface } from '../surface';

const ORDER: readonly Ink[] = ['primary', 'accent', 'secondary', 'leaf', 'light'];

/** Ivory wood turned and coloured with vegetable lac on the spinning lathe, as in Channapatna. */
export const turnedLacquer: Surface = {
  draw: () => ({}),
  dress: ({ role, index }, _image, { palette }) => {
    if (role === 'wood') return `texture{${IVORY_WOOD}}`;
    const colour = palette[role === 'line' ? 'line' : (ORDER[index % ORDER.length] ?? 'primary')];
    return (
      `texture{pigment{gradient y turbulence .04 color_map{[0 ${povColour(toned(colour, 0.95))}][.5 ${povColour(colour)}][.8 ${povColour(toned(colour, 1.05))}][1 ${povColour(toned(colour, 0.95))}]} scale .7}` +
      `normal{gradient y .03 turbulence .05 scale .16} finish{ambient 0 diffuse .82 specular .25 roughness .03 reflection{0,.5 fresnel on} conserve_energy}} interior{ior 1.48}`
    );
  },
};

const IVORY_WOOD =
  'pigment{wood turbulence .06 color_map{[0 rgb<.72,.56,.36>][.6 rgb<.66,.49,.3>][1 rgb<.55,.39,.22>]} rotate x*88 scale .8} ' +
  'finish{ambient 0 diffuse .85 specular .12 roughness .06}';
