import { byHand } from '../drawing/byHand';
import { maskPen } from '../pens/maskPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { maskTexture } from './maskTexture';
import { BIDRI_BLACK, SILVER } from './metals';

/** Silver hammered into a blackened alloy and polished flush, as in Bidar. */
export const bidri: Surface = {
  draw: (canvas, shapes) => ({
    mask: canvasDrawing(canvas, {
      background: '#000',
      body: maskPen(byHand(shapes, 0.04), { outline: 0.1, fill: 255, line: 0, ground: 0 }),
    }),
  }),
  dress: (_part, image) =>
    image ? maskTexture(image('mask'), BIDRI_BLACK, SILVER) : `texture{${BIDRI_BLACK}}`,
};
