import { byHand } from '../drawing/byHand';
import { maskPen } from '../pens/maskPen';
import { povColour } from '../drawing/colour';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';

const MIRROR =
  'pigment{rgb<.8,.82,.84>} finish{ambient 0 diffuse .1 specular .4 roughness .02 reflection{.78}} normal{bumps .1 scale 1.6}';

/** Rolled clay on a clay ground with bits of mirror pressed in, whitened; the huts of Kutch. */
export const lippan: Surface = {
  draw: (canvas, shapes) => {
    const drawn = byHand(shapes, 0.12);
    const mirrors = drawn.filter(({ ink, detail }) => (ink === 'light' || ink === 'accent') && !detail);
    return {
      height: canvasDrawing(canvas, {
        background: '#404040',
        body:
          maskPen(
            drawn.filter(({ detail }) => !detail),
            { outline: 0.34, fill: 80, line: 235, ground: 70 },
          ) + maskPen(mirrors, { outline: 0.2, fill: 60, line: 220, ground: 60 }),
        soften: 5,
      }),
      mirror: canvasDrawing(canvas, {
        background: '#000',
        body: maskPen(mirrors, { outline: 0.2, fill: 255, line: 0, ground: 0 }),
      }),
    };
  },
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => 0.55 * grey(u, v);
  },
  dress: (_part, image, { palette }) => {
    const clay = `pigment{granite turbulence .2 color_map{[.2 ${povColour(palette.ground)}*.86][.6 ${povColour(palette.ground)}][1 ${povColour(palette.ground)}*1.03]} scale 6} finish{ambient 0 diffuse .88} normal{average normal_map{[1 granite .22 scale 3][1 bumps .3 scale .18]}}`;
    if (!image) return `texture{${clay}}`;
    return `texture{uv_mapping image_pattern{png "${image('mirror')}" gamma 1 interpolate 2} texture_map{[.4 ${clay}][.6 ${MIRROR}]}}`;
  },
};
