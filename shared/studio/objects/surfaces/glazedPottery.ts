import { byHand } from '../drawing/byHand';
import { povColour } from '../drawing/colour';
import { svgPicture } from '../drawing/svgPicture';
import { paintedPen } from '../pens/paintedPen';
import type { Surface } from '../surface';
import { canvasPixels } from './canvasPixels';

const GLAZE =
  'finish{ambient 0 diffuse .82 specular .2 roughness .02 reflection{0,.8 fresnel on} conserve_energy} normal{bumps .03 scale 1.6}';

/** Colour painted on a pale body under a thick, clear glaze, as in Jaipur. */
export const glazedPottery: Surface = {
  draw: (canvas, shapes, { palette, random }) => ({
    colour: {
      svg: svgPicture({
        width: canvas.width,
        height: canvas.height,
        background: palette.ground,
        body: paintedPen(byHand(shapes, 0.11), palette, 0.075, random),
      }),
      ...canvasPixels(canvas),
    },
  }),
  dress: (_part, image, { palette }) => {
    const pigment = image
      ? `uv_mapping image_map{png "${image('colour')}" gamma srgb interpolate 2}`
      : povColour(palette.ground);
    return `texture{pigment{${pigment}} ${GLAZE}} interior{ior 1.5}`;
  },
};
