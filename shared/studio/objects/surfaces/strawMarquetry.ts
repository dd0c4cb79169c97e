import { byHand } from '../drawing/byHand';
import { mixed, povColour, toned } from '../drawing/colour';
import { svgPath } from '../drawing/svgPath';
import type { Palette } from '../palettes';
import type { Shape } from '../drawing/shape';
import { between, type Random } from '../random';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { imagePigment } from './imagePigment';

/** Wheat stems split, ironed flat and laid edge to edge; every leaf and petal shines along its own straw. */
export const strawMarquetry: Surface = {
  draw: (canvas, shapes, { palette, random }) => ({
    colour: canvasDrawing(canvas, {
      background: palette.line,
      body:
        ground(canvas.width, canvas.height, palette, random) +
        byHand(shapes, 0.03)
          .map((shape, i) => piece(shape, i, palette, random))
          .join(''),
      pixels: 2600,
    }),
  }),
  dress: ({ role }, image, { palette }) => {
    if (!image)
      return `texture{pigment{${povColour(role === 'trim' ? palette.line : toned(palette.ground, 0.8))}} finish{ambient 0 diffuse .85 specular .1 roughness .1}}`;
    // Straws run upwards, and away from the viewer on a lid, which stands askew as the box does.
    const grain = role === 'top' ? 'scale <.12,.12,2.5> rotate y*24' : 'scale <.12,2.5,.12>';
    return `texture{pigment{${imagePigment(image('colour'))}} finish{ambient 0 diffuse .82 specular .3 roughness .05 reflection{.01,.3 fresnel on} conserve_energy} normal{average normal_map{[1 bumps .14 ${grain}][1 granite .03 scale .8]}}} interior{ior 1.45}`;
  },
};

/** Upright straws behind the picture. */
function ground(width: number, height: number, palette: Palette, random: Random): string {
  const straw = 0.34;
  return Array.from({ length: Math.ceil(width / straw) }, (_, i) => {
    const tone = toned(palette.ground, between(random, 0.86, 1.1));
    return `<rect x="${(i * straw).toFixed(2)}" width="${straw - 0.02}" height="${height}" fill="${tone}"/><rect x="${(i * straw + straw * between(random, 0.2, 0.7)).toFixed(2)}" width=".05" height="${height}" fill="#fff" fill-opacity=".13"/>`;
  }).join('');
}

/** One cut piece: straws at the angle they were laid, lighter where they face the window. */
function piece(
  { points, ink, detail, plain }: Shape,
  index: number,
  palette: Palette,
  random: Random,
): string {
  const d = svgPath(points);
  if (plain) return `<path d="${d}" fill="${palette[ink]}" fill-opacity=".92"/>`;
  if (detail) return `<path d="${d}" fill="${palette.line}" fill-opacity=".5"/>`;
  const angle = between(random, 0, 180);
  const shine = 0.78 + 0.5 * Math.cos((angle * Math.PI) / 180) ** 2;
  const tone = toned(palette[ink], shine);
  const id = `s${index}`;
  return (
    `<pattern id="${id}" width=".3" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle.toFixed(0)})">` +
    `<rect width=".3" height="9" fill="${tone}"/><rect width=".03" height="9" fill="${mixed(tone, '#000000', 0.45)}"/><rect x=".12" width=".06" height="9" fill="#fff" fill-opacity=".16"/></pattern>` +
    `<path d="${d}" fill="url(#${id})" stroke="${palette.line}" stroke-width=".035"/>`
  );
}
