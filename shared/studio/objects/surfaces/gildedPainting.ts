import { byHand } from '../drawing/byHand';
import { povColour } from '../drawing/colour';
import { maskPen } from '../pens/maskPen';
import { paintedPen } from '../pens/paintedPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { imagePigment } from './imagePigment';

const GOLD =
  'pigment{rgb<.86,.6,.2>} finish{ambient 0 diffuse .35 brilliance 1.5 specular .5 roughness .05 metallic reflection{.32 metallic}} normal{average normal_map{[1 bumps .3 scale .35][1 granite .15 scale .6]}}';

/** Thanjavur painting: gesso raised under gold leaf, flat rich colours around it. */
export const gildedPainting: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const drawn = byHand(shapes, 0.03);
    const gilt = maskPen(
      drawn.map((shape) => (shape.ink === 'accent' ? shape : { ...shape, ink: 'ground' as const })),
      { outline: 0.02, fill: 255, line: 0, ground: 0 },
    );
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        body: paintedPen(drawn, palette, 0.04, random),
      }),
      gilt: canvasDrawing(canvas, { background: '#000', body: gilt }),
      height: canvasDrawing(canvas, { background: '#000', body: gilt, soften: 5 }),
    };
  },
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => 0.14 * grey(u, v);
  },
  dress: (_part, image, { palette }) => {
    if (!image) return `texture{pigment{${povColour(palette.ground)}} finish{ambient 0 diffuse .85}}`;
    const paint = `pigment{${imagePigment(image('colour'))}} finish{ambient 0 diffuse .86 specular .08 roughness .08}`;
    return `texture{uv_mapping image_pattern{png "${image('gilt')}" gamma 1 interpolate 2} texture_map{[.4 ${paint}][.6 ${GOLD}]}}`;
  },
};
