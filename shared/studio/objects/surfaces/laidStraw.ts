import { byHand } from '../drawing/byHand';
import { mixed, povColour, toned } from '../drawing/colour';
import { longAxis } from '../drawing/longAxis';
import { svgPath } from '../drawing/svgPath';
import type { Canvas } from '../form';
import type { Palette } from '../palettes';
import type { Shape } from '../drawing/shape';
import { between, type Random } from '../random';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { imagePigment } from './imagePigment';

/** Width of a stem slit and ironed flat, in centimetres. */
const STRAW = 0.36;
/** Direction that shines towards the viewer, in degrees. */
const BRIGHT = 62;

/** Wheat stems slit, ironed flat and laid like veneer: each piece shines as its straws lie, along its own length. */
export const laidStraw: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const pieces = byHand(shapes, 0.02);
    const angles = pieces.map(
      ({ points }) => (longAxis(points) * 180) / Math.PI - 90 + between(random, -7, 7),
    );
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        definitions: angles.map((angle, i) => straws(pieces[i], i, angle, palette, random)).join(''),
        body:
          smokedGround(canvas, palette, random) +
          pieces.map((piece, i) => inlay(piece, `url(#s${i})`, palette)).join(''),
        pixels: 3000,
      }),
      height: canvasDrawing(canvas, {
        background: '#888',
        definitions:
          `<linearGradient id="r"><stop stop-color="#555"/><stop offset=".25" stop-color="#aaa"/><stop offset=".75" stop-color="#aaa"/><stop offset="1" stop-color="#555"/></linearGradient>` +
          ribs('g', 0) +
          angles.map((angle, i) => ribs(`r${i}`, angle)).join(''),
        body:
          `<rect width="100%" height="100%" fill="url(#g)"/>` +
          pieces
            .map(({ points, detail }, i) =>
              detail
                ? ''
                : `<path d="${svgPath(points)}" fill="url(#r${i})" stroke="#333" stroke-width=".03"/>`,
            )
            .join(''),
        soften: 1.5,
      }),
    };
  },
  dress: ({ role }, image, { palette }) => {
    if (!image)
      return `texture{pigment{${povColour(role === 'inside' ? palette.accent : toned(palette.ground, 0.8))}} finish{ambient 0 diffuse .8 specular .2 roughness .05}}`;
    return `texture{pigment{${imagePigment(image('colour'))}} finish{ambient 0 diffuse .8 specular .22 roughness .04 reflection{.01,.16 fresnel on} conserve_energy} normal{uv_mapping bump_map{png "${image('height')}" interpolate 2 bump_size .9}}} interior{ior 1.45}`;
  },
};

/** Upright straws, smoked nearly black, that the picture is let into. */
function smokedGround({ width, height }: Canvas, palette: Palette, random: Random): string {
  return Array.from({ length: Math.ceil(width / STRAW) }, (_, i) => {
    const tone = mixed(
      toned(palette.ground, between(random, 0.75, 1.3)),
      palette.secondary,
      between(random, 0, 0.09),
    );
    return `<rect x="${(i * STRAW).toFixed(2)}" width="${STRAW - 0.015}" height="${height}" fill="${tone}"/>`;
  }).join('');
}

/** Straws of one piece as a pattern: three of slightly different tone, lighter the more they lie towards the light. */
function straws(
  piece: Shape | undefined,
  index: number,
  angle: number,
  palette: Palette,
  random: Random,
): string {
  if (!piece || piece.detail) return '';
  const shine = 0.72 + 0.5 * Math.cos(((angle - BRIGHT) * Math.PI) / 180) ** 2;
  const rects = [0, 1, 2].map((i) => {
    const tone = toned(palette[piece.ink], shine * between(random, 0.93, 1.06));
    const x = i * STRAW;
    return `<rect x="${x}" width="${STRAW}" height="9" fill="${tone}"/><rect x="${x + STRAW * 0.3}" width="${STRAW * 0.3}" height="9" fill="#fff" fill-opacity=".1"/><rect x="${x}" width=".018" height="9" fill="${mixed(tone, '#000000', 0.5)}"/>`;
  });
  return `<pattern id="s${index}" width="${3 * STRAW}" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle.toFixed(0)})">${rects.join('')}</pattern>`;
}

function inlay({ points, detail }: Shape, straw: string, palette: Palette): string {
  const d = svgPath(points);
  if (detail) return `<path d="${d}" fill="${palette.line}" fill-opacity=".28"/>`;
  return `<path d="${d}" fill="${straw}" stroke="${palette.line}" stroke-width=".03" stroke-linejoin="round"/>`;
}

function ribs(id: string, angle: number): string {
  return `<pattern id="${id}" width="${STRAW}" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle.toFixed(0)})"><rect width="${STRAW}" height="9" fill="url(#r)"/></pattern>`;
}
