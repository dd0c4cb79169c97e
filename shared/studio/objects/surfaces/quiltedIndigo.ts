import { byHand } from '../drawing/byHand';
import { povColour } from '../drawing/colour';
import type { Canvas } from '../form';
import { noise } from '../geometry/noise';
import { printedPen } from '../pens/printedPen';
import { between, type Random } from '../random';
import type { Palette } from '../palettes';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { weave } from './cloths';
import { imagePigment } from './imagePigment';
import { MATT_COTTON } from './printedCotton';

/** Centimetres between rows of quilting, and from stitch to stitch. */
const [ROW, STITCH] = [1.75, 0.62];
const CLOUDS = [
  ['deep', 'line'],
  ['pale', 'secondary'],
] as const;

/** Two layers of mud-resist indigo with cotton between, quilted by hand in rows of running stitch. */
export const quiltedIndigo: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const cloth = weave(canvas.width, canvas.height, 0.12);
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        definitions: cloth.definitions + CLOUDS.map(([id, key]) => cloud(id, palette[key])).join(''),
        body:
          dips(canvas, random) +
          printedPen(byHand(shapes, 0.07), palette, random) +
          cracks(canvas, palette, random) +
          cloth.body +
          stitches(canvas, palette, random),
        pixels: 4200,
      }),
    };
  },
  relief: ({ width, height }) => {
    return (u, v) => {
      const [x, y] = [u * width, v * height];
      const across = Math.abs(Math.sin((Math.PI * y) / ROW));
      const puff = 0.3 * Math.sqrt(across) * (1 + 0.35 * noise(x * 0.55, y * 0.5, 2));
      // Every stitch pulls the cloth in and gathers it between.
      const pull = 0.07 * Math.cos((2 * Math.PI * x) / STITCH) * Math.exp(-((across / 0.35) ** 2));
      return puff + pull + 0.05 * noise(x * 1.3, y * 0.8, 5);
    };
  },
  dress: (_part, image, { palette }) =>
    `texture{pigment{${image ? imagePigment(image('colour')) : povColour(palette.secondary)}} ${MATT_COTTON}}`,
};

/** Clouds where the vat took unevenly. */
function dips({ width, height }: Canvas, random: Random): string {
  return Array.from({ length: 70 }, () => {
    const radius = between(random, 3, 11);
    const [id] = CLOUDS[random() < 0.6 ? 0 : 1];
    return `<ellipse cx="${between(random, 0, width).toFixed(1)}" cy="${between(random, 0, height).toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * 0.6).toFixed(1)}" fill="url(#${id})"/>`;
  }).join('');
}

function cloud(id: string, colour: string): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".22"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

/** Fine veins of blue where the mud cracked. */
function cracks({ width, height }: Canvas, palette: Palette, random: Random): string {
  const veins = Array.from({ length: 900 }, () => {
    let [x, y] = [between(random, 0, width), between(random, 0, height)];
    let angle = between(random, 0, 2 * Math.PI);
    const points = Array.from({ length: 5 }, () => {
      angle += between(random, -0.7, 0.7);
      [x, y] = [x + 0.5 * Math.cos(angle), y + 0.5 * Math.sin(angle)];
      return `${x.toFixed(2)} ${y.toFixed(2)}`;
    });
    return `<path d="M${points.join('L')}"/>`;
  });
  return `<g fill="none" stroke="${palette.ground}" stroke-opacity=".75" stroke-width=".05">${veins.join('')}</g>`;
}

/** Running stitch in white thread; no two stitches are quite alike. */
function stitches({ width, height }: Canvas, palette: Palette, random: Random): string {
  // A path to a row: one path of all rows takes very long to draw.
  const rows = Array.from({ length: Math.floor(height / ROW) + 1 }, (_, row) => {
    const thread = Array.from({ length: Math.floor(width / STITCH) }, (_, i) => {
      const [x, y] = [(i - 0.24 + between(random, -0.06, 0.06)) * STITCH, row * ROW];
      return `M${x.toFixed(2)} ${(y + between(random, -0.05, 0.05)).toFixed(2)}l${between(random, 0.26, 0.34).toFixed(2)} ${between(random, -0.03, 0.03).toFixed(2)}`;
    });
    return `<path d="${thread.join('')}"/>`;
  });
  return `<g fill="none" stroke="${palette.primary}" stroke-width=".09" stroke-linecap="round">${rows.join('')}</g>`;
}
