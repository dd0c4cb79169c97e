import { byHand } from '../drawing/byHand';
import type { Canvas } from '../form';
import { carvedPen } from '../pens/carvedPen';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { wood } from './woods';

/** Centimetres from the ground of a carving to its highest places. */
const DEEP = 0.34;
const WAXED = wood('<.27,.125,.055>', '<.17,.074,.03>', '<.085,.035,.014>', 1.2);
/** Straight wood without figure, for mouldings. */
const PLAIN = wood('<.215,.098,.042>', '<.172,.076,.031>', '<.13,.056,.022>', 1.2).replace(/normal\{.*$/, '');
const RUBBED = wood('<.34,.16,.068>', '<.24,.108,.044>', '<.13,.055,.022>', 1.2);
const PUNCHED = 'pigment{rgb<.06,.026,.011>} finish{ambient 0 diffuse .8 specular .04 roughness .1}';

/** Kashmir walnut carved in the round: leaves lie over one another on a ground that is punched dark. */
export const kashmirWalnut: Surface = {
  draw: (canvas, shapes) => ({
    height: canvasDrawing(canvas, {
      background: shapes.length ? '#2c2c2c' : '#e8e8e8',
      body: carvedPen(byHand(shapes, 0.05), 0.42),
      pixels: 2400,
      soften: 1.6,
    }),
  }),
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => DEEP * (grey(u, v) - 0.91);
  },
  dress: ({ canvas }, image) =>
    image && canvas
      ? `texture{uv_mapping image_pattern{png "${image('height')}" gamma 1 interpolate 2} texture_map{[.14 ${PUNCHED}][.3 ${grained(WAXED, canvas)}][.7 ${grained(WAXED, canvas)}][.95 ${grained(RUBBED, canvas)}]}}`
      : // Mouldings run round the piece, and their grain with them.
        `texture{uv_mapping ${PLAIN} scale <.024,.12,1>}`,
};

/** Wood whose grain runs along a canvas: there, places count from 0 to 1 each way. */
function grained(texture: string, { width, height }: Canvas): string {
  return `${texture} scale <${(1 / width).toFixed(5)},${(1 / height).toFixed(5)},1>`;
}
