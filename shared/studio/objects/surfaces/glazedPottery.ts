import { povColour } from '../drawing/colour';
import type { Surface } from '../surface';
import { imagePigment } from './imagePigment';
import { paintedDrawing } from './paintedDrawing';

const GLAZE =
  'finish{ambient 0 diffuse .82 specular .2 roughness .02 reflection{0,.8 fresnel on} conserve_energy} normal{bumps .03 scale 1.6}';

/** Colour painted on a pale body under a thick, clear glaze, as in Jaipur. */
export const glazedPottery: Surface = {
  draw: (canvas, shapes, dressing) => ({
    colour: paintedDrawing(canvas, shapes, dressing, { stray: 0.11, outline: 0.075 }),
  }),
  dress: (_part, image, { palette }) => {
    const pigment = image ? imagePigment(image('colour')) : povColour(palette.ground);
    return `texture{pigment{${pigment}} ${GLAZE}} interior{ior 1.5}`;
  },
};
