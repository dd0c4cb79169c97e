import { byHand } from '../drawing/byHand';
import { mixed, povColour, toned } from '../drawing/colour';
import type { Ink, Shape } from '../drawing/shape';
import { svgPath } from '../drawing/svgPath';
import type { Point } from '../geometry/curve';
import { maskPen } from '../pens/maskPen';
import { stitchedPen } from '../pens/stitchedPen';
import { between, type Random } from '../random';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { SILK, weave } from './cloths';
import { imagePigment } from './imagePigment';

/** Inks of the tassels and bindings, by number. */
const THREADS: readonly Ink[] = ['primary', 'leaf', 'secondary', 'leaf', 'primary', 'accent'];
/** Cotton and floss together: less shine than floss alone, so that the red stays deep. */
const SEWN =
  'finish{ambient 0 diffuse .86 specular .05 roughness .12} normal{average normal_map{[1 bumps .25 scale .08][.5 granite .15 scale .6]}}';
const GLASS = 'finish{ambient 0 diffuse .72 specular .5 roughness .015 reflection{.12,.4}}';

/** Kutch embroidery: silk floss in high relief on madder cotton, round mirrors held by stitches. */
export const kutchWork: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const drawn = byHand(shapes, 0.05);
    const cloth = weave(canvas.width, canvas.height, 0.12);
    const mirrors = drawn.filter(({ ink }) => ink === 'light');
    const pixels = canvas.width > 30 ? 4600 : 1800;
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        definitions: cloth.definitions + GLINT,
        body:
          cloth.body +
          stitchedPen(drawn, palette, 0.07, random) +
          mirrors.map((shape) => mirror(shape, random)).join(''),
        pixels,
      }),
      height: canvasDrawing(canvas, {
        background: '#000',
        body: maskPen(drawn, { outline: 0.05, fill: 235, line: 110, ground: 0 }),
        pixels: pixels / 2,
        soften: 2,
      }),
      mirror: canvasDrawing(canvas, {
        background: '#000',
        body: maskPen(mirrors, { outline: 0, fill: 255, line: 255, ground: 0 }),
        pixels,
      }),
    };
  },
  relief: (_canvas, greys) => {
    const grey = greys('height');
    return (u, v) => 0.14 * grey(u, v);
  },
  dress: ({ role, index }, image, { palette }) => {
    if (role === 'bead')
      return `texture{pigment{${povColour(index ? palette.accent : '#c9973f')}} finish{ambient 0 diffuse .7 specular .5 roughness .02}}`;
    if (!image) {
      const ink = role === 'fringe' || role === 'binding' ? THREADS[index] : undefined;
      return `texture{pigment{${povColour(toned(ink ? palette[ink] : palette.ground, 0.9))}} ${SILK}}`;
    }
    const cloth = `pigment{${imagePigment(image('colour'))}}`;
    return `texture{uv_mapping image_pattern{png "${image('mirror')}" gamma 1 interpolate 2} texture_map{[.4 ${cloth} ${SEWN}][.6 ${cloth} ${GLASS}]}}`;
  },
};

/** What a mirror on a wall shows: the bright window's half of the room and the dark one, each at its own slant. */
const GLINT = [0, 1, 2]
  .map((i) => {
    const [bright, dark] = [mixed('#f2f3ee', '#b9c2c6', i / 3), mixed('#6d7377', '#a9a49a', i / 3)];
    return `<linearGradient id="glint${i}" gradientTransform="rotate(${20 + i * 24})"><stop stop-color="${bright}"/><stop offset=".5" stop-color="${bright}"/><stop offset=".62" stop-color="${dark}"/><stop offset="1" stop-color="${mixed(dark, '#ffffff', 0.3)}"/></linearGradient>`;
  })
  .join('');

/** A mirror's glass, and the stitches that cross its rim. */
function mirror({ points }: Shape, random: Random): string {
  const [cx, cy] = middle(points);
  const glass = `<path d="${svgPath(points)}" fill="url(#glint${Math.floor(random() * 3)})" stroke="#3a2a26" stroke-opacity=".6" stroke-width=".05"/>`;
  const reach = between(random, 0.97, 1.03);
  const ring = points.map(([x, y]) => [cx + (x - cx) * reach, cy + (y - cy) * reach] as const);
  return (
    glass +
    `<path d="${svgPath(ring)}" fill="none" stroke="#f0e4c8" stroke-opacity=".9" stroke-width=".11" stroke-dasharray=".09 .05"/>`
  );
}

function middle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}
