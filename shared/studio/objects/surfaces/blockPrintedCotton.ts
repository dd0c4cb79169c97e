import { byHand } from '../drawing/byHand';
import { povColour, toned } from '../drawing/colour';
import { printedPen } from '../pens/printedPen';
import type { Ink } from '../drawing/shape';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { COTTON, weave } from './cloths';
import { imagePigment } from './imagePigment';

const PLAIN: readonly Ink[] = ['ground', 'primary', 'ground'];

/** Handloom cotton printed with carved blocks and natural dyes, as in Bagru and Ajrakhpur. */
export const blockPrintedCotton: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const cloth = weave(canvas.width, canvas.height, 0.14);
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        definitions: cloth.definitions,
        body: printedPen(byHand(shapes, 0.05), palette, random) + cloth.body,
      }),
    };
  },
  dress: ({ role, index }, image, { palette }) => {
    const plain =
      palette[
        role === 'piping'
          ? 'primary'
          : role === 'fringe'
            ? index === 1
              ? 'primary'
              : 'ground'
            : (PLAIN[index] ?? 'ground')
      ];
    const pigment = image ? imagePigment(image('colour')) : povColour(toned(plain, 0.92));
    return `texture{pigment{${pigment}} ${COTTON}}`;
  },
};
