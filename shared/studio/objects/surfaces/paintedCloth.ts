import { byHand } from '../drawing/byHand';
import { povColour, toned } from '../drawing/colour';
import { svgPicture } from '../drawing/svgPicture';
import { paintedPen } from '../pens/paintedPen';
import type { Surface } from '../surface';
import { canvasPixels } from './canvasPixels';

/** Mineral and vegetable colours on sized cloth or handmade paper: Madhubani, Kalamkari, Pattachitra, Warli. */
export const paintedCloth: Surface = {
  draw: (canvas, shapes, { palette, random }) => ({
    colour: {
      svg: svgPicture({
        width: canvas.width,
        height: canvas.height,
        background: palette.ground,
        body: paintedPen(byHand(shapes, 0.05), palette, 0.05, random),
      }),
      ...canvasPixels(canvas),
      width: 2400,
      height: Math.round((2400 * canvas.height) / canvas.width),
    },
  }),
  dress: (_part, image, { palette }) => {
    const pigment = image
      ? `uv_mapping image_map{png "${image('colour')}" gamma srgb interpolate 2}`
      : povColour(toned(palette.ground, 0.9));
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .88 specular .02 roughness .2} normal{granite .05 scale .5}}`;
  },
};
