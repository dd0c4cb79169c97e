import { byHand } from '../drawing/byHand';
import { mixed, povColour, toned } from '../drawing/colour';
import type { Canvas } from '../form';
import { between, type Random } from '../random';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { imagePigment } from './imagePigment';
import { printedPen } from '../pens/printedPen';

/** Centimetres from reed to reed, and from one cotton warp to the next. */
const [REED, WARP] = [0.15, 0.62];

/** Korai reed split to thread and woven on cotton, dyed before it is woven: both sides show the pattern. */
export const korai: Surface = {
  draw: (canvas, shapes, { palette, random }) => ({
    colour: canvasDrawing(canvas, {
      background: palette.ground,
      body: printedPen(byHand(shapes, 0.03), palette, random) + reeds(canvas, random) + warps(canvas),
      pixels: 6000,
    }),
  }),
  dress: ({ role }, image, { palette }) => {
    if (image)
      return `texture{pigment{${imagePigment(image('colour'))}} finish{ambient 0 diffuse .84 specular .09 roughness .09} normal{bumps .06 scale .5}}`;
    const plain = role === 'selvedge' ? toned(palette.ground, 0.82) : mixed(palette.light, '#ffffff', 0.3);
    return `texture{pigment{${povColour(plain)}} finish{ambient 0 diffuse .85} normal{bumps .4 scale .08}}`;
  },
};

/** Each split took sun and dye in its own way, along its length too. */
function reeds({ width, height }: Canvas, random: Random): string {
  return Array.from({ length: Math.ceil(width / REED) }, (_, i) => {
    const x = i * REED;
    const tone = between(random, -1, 1);
    const change = between(random, 0.2, 0.8) * height;
    const shade = (strength: number) =>
      `fill="${strength > 0 ? '#fff1c8' : '#2e1c08'}" fill-opacity="${(Math.abs(strength) * 0.26).toFixed(2)}"`;
    return (
      `<rect x="${x.toFixed(2)}" width="${REED}" height="${change.toFixed(1)}" ${shade(tone)}/>` +
      `<rect x="${x.toFixed(2)}" y="${change.toFixed(1)}" width="${REED}" height="${height}" ${shade(tone * 0.5 + between(random, -0.4, 0.4))}/>` +
      `<rect x="${x.toFixed(2)}" width=".04" height="100%" fill="#1f1204" fill-opacity=".42"/>` +
      `<rect x="${(x + 0.07).toFixed(2)}" width=".035" height="100%" fill="#fff8e0" fill-opacity=".16"/>`
    );
  }).join('');
}

/** Where a warp crosses it, the reed dips: a short shadow on every second one, as in plain weave. */
function warps({ width, height }: Canvas): string {
  const definitions = `<pattern id="warp" width="${2 * REED}" height="${2 * WARP}" patternUnits="userSpaceOnUse">${[0, 1].map((i) => `<rect x="${i * REED}" y="${i * WARP + 0.1}" width="${REED}" height=".1" fill="#2a1806" fill-opacity=".34"/><rect x="${i * REED}" y="${i * WARP + 0.2}" width="${REED}" height=".07" fill="#fff3d0" fill-opacity=".16"/>`).join('')}</pattern>`;
  return `<defs>${definitions}</defs><rect width="${width}" height="${height}" fill="url(#warp)"/>`;
}
