import { byHand } from '../drawing/byHand';
import { povColour, toned } from '../drawing/colour';
import { maskPen } from '../pens/maskPen';
import { stitchedPen } from '../pens/stitchedPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { SILK, weave } from './cloths';
import { imagePigment } from './imagePigment';

const MIRROR =
  'pigment{rgb<.8,.82,.84>} finish{ambient 0 diffuse .42 specular .5 roughness .02 reflection{.5}} normal{bumps .12 scale 1.1}';

/** Silk floss on handspun cloth, Phulkari or Kutch; what an ornament draws in `light` is a mirror held by stitches. */
export const embroidery: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const drawn = byHand(shapes, 0.06);
    const cloth = weave(canvas.width, canvas.height, 0.16);
    const stitched = drawn.filter((shape) => !shape.plain);
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        definitions: cloth.definitions,
        body: cloth.body + stitchedPen(drawn, palette, 0.075, random),
      }),
      height: canvasDrawing(canvas, {
        background: '#000',
        body: maskPen(stitched, { outline: 0.02, fill: 255, line: 130, ground: 0 }),
        soften: 3,
      }),
      mirror: canvasDrawing(canvas, {
        background: '#000',
        body: maskPen(
          drawn.filter(({ ink }) => ink === 'light'),
          { outline: 0, fill: 255, line: 255, ground: 0 },
        ),
      }),
    };
  },
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => 0.09 * grey(u, v);
  },
  dress: ({ role }, image, { palette }) => {
    if (!image)
      return `texture{pigment{${povColour(toned(palette[role === 'piping' ? 'primary' : 'ground'], 0.9))}} ${SILK}}`;
    const cloth = `pigment{${imagePigment(image('colour'))}} ${SILK}`;
    return `texture{uv_mapping image_pattern{png "${image('mirror')}" gamma 1 interpolate 2} texture_map{[.4 ${cloth}][.6 ${MIRROR}]}}`;
  },
};
