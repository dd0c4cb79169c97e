import { byHand } from '../drawing/byHand';
import { povColour } from '../drawing/colour';
import { svgPicture } from '../drawing/svgPicture';
import { paintedPen } from '../pens/paintedPen';
import type { Surface } from '../surface';
import { canvasPixels } from './canvasPixels';
import { BRASS } from './metals';

/** Kashmir papier-mâché: fine painting and gold on a coloured ground under varnish. */
export const paintedPapierMache: Surface = {
  draw: (canvas, shapes, { palette, random }) => ({
    colour: {
      svg: svgPicture({
        width: canvas.width,
        height: canvas.height,
        background: palette.ground,
        body: paintedPen(byHand(shapes, 0.04), palette, 0.035, random),
      }),
      ...canvasPixels(canvas),
    },
  }),
  dress: ({ role }, image, { palette }) => {
    if (role === 'trim') return `texture{${BRASS}}`;
    const pigment = image
      ? `uv_mapping image_map{png "${image('colour')}" gamma srgb interpolate 2}`
      : povColour(palette.primary);
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .85 specular .2 roughness .03 reflection{0,.45 fresnel on} conserve_energy} normal{bumps .035 scale .8}} interior{ior 1.45}`;
  },
};
