import { byHand } from '../drawing/byHand';
import { reliefPen } from '../pens/reliefPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { DARK_WALNUT, PALE_WALNUT, WALNUT } from './woods';

/** Kashmir walnut carved in low relief: flowers stand, the ground is cut back and stays darker. */
export const carvedWalnut: Surface = {
  draw: (canvas, shapes) => ({
    height: canvasDrawing(canvas, {
      background: shapes.length ? '#4a4a4a' : '#e0e0e0',
      body: reliefPen(byHand(shapes, 0.05), 0.09),
      soften: 2.2,
    }),
  }),
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => 0.48 * (grey(u, v) - 0.85);
  },
  dress: (_part, image) =>
    image
      ? `texture{uv_mapping image_pattern{png "${image('height')}" gamma 1 interpolate 2} texture_map{[.16 ${DARK_WALNUT}][.5 ${WALNUT}][.86 ${PALE_WALNUT}]}}`
      : `texture{${WALNUT}}`,
};
