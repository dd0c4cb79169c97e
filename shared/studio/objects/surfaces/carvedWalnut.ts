import { byHand } from '../drawing/byHand';
import { svgPicture } from '../drawing/svgPicture';
import { reliefPen } from '../pens/reliefPen';
import type { Surface } from '../surface';
import { canvasPixels } from './canvasPixels';
import { DARK_WALNUT, WALNUT } from './woods';

/** Kashmir walnut carved in low relief: flowers stand, the ground is cut back and stays darker. */
export const carvedWalnut: Surface = {
  draw: (canvas, shapes) => {
    const body = reliefPen(byHand(shapes, 0.05), 0.09);
    const picture = { width: canvas.width, height: canvas.height, body };
    return {
      height: {
        svg: svgPicture({ ...picture, background: shapes.length ? '#4a4a4a' : '#e0e0e0' }),
        ...canvasPixels(canvas),
        soften: 2.2,
      },
    };
  },
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => 0.42 * (grey(u, v) - 0.85);
  },
  dress: (_part, image) =>
    image
      ? `texture{uv_mapping image_pattern{png "${image('height')}" gamma 1 interpolate 2} texture_map{[.16 ${DARK_WALNUT}][.62 ${WALNUT}]}}`
      : `texture{${WALNUT}}`,
};
