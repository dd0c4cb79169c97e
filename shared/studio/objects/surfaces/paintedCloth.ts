import { povColour, toned } from '../drawing/colour';
import type { Surface } from '../surface';
import { imagePigment } from './imagePigment';
import { paintedDrawing } from './paintedDrawing';

/** Mineral and vegetable colours on sized cloth or handmade paper: Madhubani, Kalamkari, Pattachitra, Warli. */
export const paintedCloth: Surface = {
  draw: (canvas, shapes, dressing) => ({
    colour: paintedDrawing(canvas, shapes, dressing, { stray: 0.05, outline: 0.05, pixels: 2400 }),
  }),
  dress: (_part, image, { palette }) => {
    const pigment = image ? imagePigment(image('colour')) : povColour(toned(palette.ground, 0.9));
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .88 specular .02 roughness .2} normal{granite .05 scale .5}}`;
  },
};
