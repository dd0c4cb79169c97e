import { byHand } from '../drawing/byHand';
import { povColour } from '../drawing/colour';
import { reliefPen } from '../pens/reliefPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { DARK_WALNUT, MANGO, SHEESHAM } from './woods';

/** Sheesham carved deep for printing; what stands out is stained with years of dye. */
export const inkedBlock: Surface = {
  draw: (canvas, shapes) => ({
    height: canvasDrawing(canvas, {
      background: '#101010',
      body: reliefPen(
        byHand(
          shapes.filter(({ detail }) => !detail),
          0.04,
        ),
        0.05,
      ),
      soften: 1.6,
    }),
  }),
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => 0.34 * Math.min(1, Math.max(0, (grey(u, v) - 0.25) * 2.4)) - 0.3;
  },
  dress: (_part, image, { palette }) => {
    if (!image) return `texture{${SHEESHAM}}`;
    const stained = `pigment{granite color_map{[.2 ${povColour(palette.primary)}*.85][.7 ${povColour(palette.primary)}*1.15]} scale 1.4} finish{ambient 0 diffuse .85 specular .08 roughness .1} normal{granite .15 scale .6}`;
    return `texture{uv_mapping image_pattern{png "${image('height')}" gamma 1 interpolate 2} texture_map{[.3 ${DARK_WALNUT}][.45 ${MANGO}][.72 ${MANGO}][.82 ${stained}]}}`;
  },
};
