import { povColour } from '../drawing/colour';
import type { Ink } from '../drawing/shape';
import { svgPicture } from '../drawing/svgPicture';
import { byHand } from '../drawing/byHand';
import { paintedPen } from '../pens/paintedPen';
import type { Surface } from '../surface';
import { canvasPixels } from './canvasPixels';

const COLOURS: Readonly<Record<string, Ink>> = {
  body: 'light',
  saddle: 'primary',
  wire: 'accent',
  tusk: 'light',
  eye: 'line',
  wing: 'secondary',
  beak: 'accent',
};

/** Soft white wood carved, primed and painted bright, as in Kondapalli. */
export const paintedWood: Surface = {
  draw: (canvas, shapes, { palette, random }) => ({
    colour: {
      svg: svgPicture({
        width: canvas.width,
        height: canvas.height,
        background: palette.ground,
        body: paintedPen(byHand(shapes, 0.05), palette, 0.05, random),
      }),
      ...canvasPixels(canvas),
    },
  }),
  dress: ({ role }, image, { palette }) => {
    const pigment = image
      ? `uv_mapping image_map{png "${image('colour')}" gamma srgb interpolate 2}`
      : povColour(palette[COLOURS[role] ?? 'ground']);
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .86 specular .1 roughness .06 reflection{0,.2 fresnel on} conserve_energy} normal{average normal_map{[1 bumps .08 scale .5][1 granite .05 scale 2]}}} interior{ior 1.4}`;
  },
};
