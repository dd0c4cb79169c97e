import { povColour } from '../drawing/colour';
import type { Ink } from '../drawing/shape';
import type { Surface } from '../surface';
import { imagePigment } from './imagePigment';
import { paintedDrawing } from './paintedDrawing';

const COLOURS: Readonly<Record<string, Ink>> = {
  body: 'ground',
  cloth: 'primary',
  nail: 'light',
  white: 'light',
  hair: 'line',
  saddle: 'primary',
  wire: 'accent',
  tusk: 'light',
  eye: 'line',
  wing: 'secondary',
  beak: 'accent',
};

/** Soft white wood carved, primed and painted bright, as in Kondapalli. */
export const paintedWood: Surface = {
  draw: (canvas, shapes, dressing) => ({
    colour: paintedDrawing(canvas, shapes, dressing, { stray: 0.05, outline: 0.05 }),
  }),
  dress: ({ role }, image, { palette }) => {
    const pigment = image ? imagePigment(image('colour')) : povColour(palette[COLOURS[role] ?? 'ground']);
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .86 specular .1 roughness .06 reflection{0,.2 fresnel on} conserve_energy} normal{average normal_map{[1 bumps .08 scale .5][1 granite .05 scale 2]}}} interior{ior 1.4}`;
  },
};
