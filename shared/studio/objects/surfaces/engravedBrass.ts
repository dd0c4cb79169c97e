import { byHand } from '../drawing/byHand';
import { svgPicture } from '../drawing/svgPicture';
import { maskPen } from '../pens/maskPen';
import type { Surface } from '../surface';
import { canvasPixels } from './canvasPixels';
import { maskTexture } from './maskTexture';
import { BRASS, PATINA } from './metals';

/** Brass engraved by chisel, the cuts filled with dark lac, as in Moradabad. */
export const engravedBrass: Surface = {
  draw: (canvas, shapes) => ({
    mask: {
      svg: svgPicture({
        width: canvas.width,
        height: canvas.height,
        background: '#000',
        body: maskPen(byHand(shapes, 0.05), { outline: 0.07, fill: 0, line: 240, ground: 225 }),
      }),
      ...canvasPixels(canvas),
    },
  }),
  dress: (_part, image) => (image ? maskTexture(image('mask'), BRASS, PATINA) : `texture{${BRASS}}`),
};
