import { byHand } from '../drawing/byHand';
import { povColour } from '../drawing/colour';
import type { Canvas } from '../form';
import { printedPen } from '../pens/printedPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { weave } from './cloths';
import { imagePigment } from './imagePigment';

/** Matt cloth: light goes into the yarn, and little of it comes back in one direction. */
export const MATT_COTTON =
  'finish{ambient 0 diffuse .86 brilliance .75} normal{average normal_map{[1 bumps .12 scale .07][.5 wrinkles .06 scale 3]}}';

/** Block-printed cotton of the table, with a stitched hem: the print goes through soft folds without a break. */
export const printedCotton: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const cloth = weave(canvas.width, canvas.height, 0.085);
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        definitions: cloth.definitions,
        body: printedPen(byHand(shapes, 0.04), palette, random) + cloth.body + hem(canvas),
        pixels: 3000,
      }),
    };
  },
  dress: (_part, image, { palette }) =>
    `texture{pigment{${image ? imagePigment(image('colour')) : povColour(palette.ground)}} ${MATT_COTTON}}`,
};

/** Machine stitches a finger's breadth inside the edge, and the shade of the doubled cloth beyond them. */
function hem({ width, height }: Canvas): string {
  const inset = 0.9;
  return (
    `<path d="M0 0H${width}V${height}H0ZM${inset} ${inset}V${height - inset}H${width - inset}V${inset}Z" fill="#6b4a2a" fill-opacity=".07"/>` +
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="#5a4632" stroke-opacity=".5" stroke-width=".05" stroke-dasharray=".17 .09"/>`
  );
}
