import { byHand } from '../drawing/byHand';
import { povColour, toned } from '../drawing/colour';
import { svgPicture } from '../drawing/svgPicture';
import { printedPen } from '../pens/printedPen';
import type { Ink } from '../drawing/shape';
import type { Surface } from '../surface';
import { canvasPixels } from './canvasPixels';
import { COTTON, weave } from './cloths';

const PLAIN: readonly Ink[] = ['ground', 'primary', 'ground'];

/** Handloom cotton printed with carved blocks and natural dyes, as in Bagru and Ajrakhpur. */
export const blockPrintedCotton: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const cloth = weave(canvas.width, canvas.height, 0.14);
    return {
      colour: {
        svg: svgPicture({
          width: canvas.width,
          height: canvas.height,
          background: palette.ground,
          definitions: cloth.definitions,
          body: printedPen(byHand(shapes, 0.05), palette, random) + cloth.body,
        }),
        ...canvasPixels(canvas),
      },
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
    const pigment = image
      ? `uv_mapping image_map{png "${image('colour')}" gamma srgb interpolate 2}`
      : povColour(toned(plain, 0.92));
    return `texture{pigment{${pigment}} ${COTTON}}`;
  },
};
