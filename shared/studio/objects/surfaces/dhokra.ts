import type { Surface } from '../surface';
import { maskPen } from '../pens/maskPen';
import { byHand } from '../drawing/byHand';
import { canvasDrawing } from './canvasDrawing';

const FINISH =
  'finish{ambient 0 diffuse .32 brilliance 1.6 specular .4 roughness .09 metallic reflection{.3 metallic}}';
const ROUGH = 'normal{granite .26 scale .9}';
const AGED =
  'pigment{bozo turbulence .7 octaves 4 color_map{[.25 rgb<.2,.125,.05>][.5 rgb<.52,.34,.135>][.85 rgb<.66,.45,.19>]} scale 1.7}';
const BRIGHT =
  'pigment{bozo turbulence .6 octaves 4 color_map{[.15 rgb<.4,.26,.1>][.45 rgb<.62,.42,.17>][.85 rgb<.78,.56,.25>]} scale 1.7}';

/** Bell metal cast by lost wax: wax threads coiled over a clay core leave their lines on every side; Bastar. */
export const dhokra: Surface = {
  draw: (canvas, shapes) => ({
    height: canvasDrawing(canvas, {
      background: '#303030',
      body: maskPen(byHand(shapes, 0.06), { outline: 0.1, fill: 190, line: 255, ground: 60 }),
      soften: 3,
    }),
  }),
  relief: (canvas, greys) => {
    const grey = greys('height');
    return (u, v) =>
      0.16 * grey(u, v) + 0.06 * Math.abs(Math.sin(v * canvas.height * 6.5)) * (grey(u, v) < 0.3 ? 1 : 0);
  },
  dress: ({ role }) => {
    if (role === 'wire') return `texture{${BRIGHT} ${FINISH} normal{granite .12 scale .5}}`;
    return `texture{${AGED} ${FINISH} ${ROUGH}}`;
  },
};
