import { povColour } from '../drawing/colour';
import type { Surface } from '../surface';
import { BRASS } from './metals';
import { imagePigment } from './imagePigment';
import { paintedDrawing } from './paintedDrawing';

/** Kashmir papier-mâché: fine painting and gold on a coloured ground under varnish. */
export const paintedPapierMache: Surface = {
  draw: (canvas, shapes, dressing) => ({
    colour: paintedDrawing(canvas, shapes, dressing, { stray: 0.04, outline: 0.035 }),
  }),
  dress: ({ role }, image, { palette }) => {
    if (role === 'trim') return `texture{${BRASS}}`;
    const pigment = image ? imagePigment(image('colour')) : povColour(palette.primary);
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .85 specular .2 roughness .03 reflection{0,.45 fresnel on} conserve_energy} normal{bumps .035 scale .8}} interior{ior 1.45}`;
  },
};
