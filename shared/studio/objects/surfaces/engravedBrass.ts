import { byHand } from '../drawing/byHand';
import { maskPen } from '../pens/maskPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { maskTexture } from './maskTexture';
import { BRASS, PATINA } from './metals';

/** Brass engraved by chisel, the cuts filled with dark lac, as in Moradabad. */
export const engravedBrass: Surface = {
  draw: (canvas, shapes) => ({
    mask: canvasDrawing(canvas, {
      background: '#000',
      body: maskPen(byHand(shapes, 0.05), { outline: 0.07, fill: 0, line: 240, ground: 225 }),
    }),
  }),
  dress: (_part, image) => (image ? maskTexture(image('mask'), BRASS, PATINA) : `texture{${BRASS}}`),
};
