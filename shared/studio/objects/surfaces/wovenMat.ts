import { byHand } from '../drawing/byHand';
import { povColour, toned } from '../drawing/colour';
import { printedPen } from '../pens/printedPen';
import { between } from '../random';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { imagePigment } from './imagePigment';

/** Korai reed split fine and woven on cotton, as in Pattamadai: a satin sheen, ribs across the length. */
export const wovenMat: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const reed = 0.16;
    const reeds = Array.from({ length: Math.round(canvas.width / reed) }, (_, i) => {
      const x = (i * reed).toFixed(2);
      const tone = between(random, -1, 1);
      return `<rect x="${x}" width="${reed * 0.62}" height="100%" fill="${tone > 0 ? '#fff3d0' : '#3a240c'}" fill-opacity="${(Math.abs(tone) * 0.22).toFixed(2)}"/><rect x="${x}" width=".045" height="100%" fill="#2a1a08" fill-opacity=".34"/>`;
    });
    const warps = Array.from(
      { length: Math.round(canvas.height / 0.55) },
      (_, i) =>
        `<rect y="${(i * 0.55).toFixed(2)}" width="100%" height=".05" fill="#2a1a08" fill-opacity=".3"/>`,
    );
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        body: printedPen(byHand(shapes, 0.03), palette, random) + reeds.join('') + warps.join(''),
        pixels: 3600,
      }),
    };
  },
  dress: (_part, image, { palette }) => {
    const pigment = image ? imagePigment(image('colour')) : povColour(toned(palette.ground, 0.85));
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .84 specular .16 roughness .08} normal{granite .12 scale .4}}`;
  },
};
