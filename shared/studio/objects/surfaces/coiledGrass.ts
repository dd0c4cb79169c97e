import { byHand } from '../drawing/byHand';
import { povColour, toned } from '../drawing/colour';
import { printedPen } from '../pens/printedPen';
import { between } from '../random';
import type { Surface } from '../surface';
import { canvasDrawing } from './canvasDrawing';
import { imagePigment } from './imagePigment';

const [COIL, STITCH] = [0.62, 0.4];

/** Sabai or sikki grass: a coil of stems bound stitch by stitch to the coil below. */
export const coiledGrass: Surface = {
  draw: (canvas, shapes, { palette, random }) => {
    const [rows, columns] = [Math.round(canvas.height / COIL), Math.round(canvas.width / STITCH)];
    const stitches: string[] = [];
    for (let row = 0; row < rows; row++) {
      const y = (row * canvas.height) / rows;
      for (let column = 0; column < columns; column++) {
        const x = ((column + (row % 2) / 2) * canvas.width) / columns;
        stitches.push(
          `<path d="M${x.toFixed(2)} ${(y + COIL).toFixed(2)}l.16 -${COIL}" stroke="#2a1a0a" stroke-opacity="${between(random, 0.12, 0.42).toFixed(2)}"/>`,
        );
      }
      stitches.push(
        `<rect x="0" y="${y.toFixed(2)}" width="100%" height=".1" fill="#2a1a0a" fill-opacity=".55"/>`,
      );
    }
    return {
      colour: canvasDrawing(canvas, {
        background: palette.ground,
        body: `${printedPen(byHand(shapes, 0.14), palette, random)}<g stroke-width=".07">${stitches.join('')}</g>`,
      }),
    };
  },
  relief: (canvas) => {
    const [rows, columns] = [Math.round(canvas.height / COIL), Math.round(canvas.width / STITCH)];
    return (u, v) => {
      const row = Math.floor(v * rows);
      const across = v * rows - row;
      const along = u * columns + (row % 2) / 2 + across * 0.4;
      return (
        0.26 *
        Math.sqrt(Math.max(0, 1 - (across * 2 - 1) ** 2)) *
        (1 - 0.16 * Math.abs(Math.cos(Math.PI * along)) ** 6)
      );
    };
  },
  dress: ({ role }, image, { palette }) => {
    const straw = (part: number) => povColour(toned(palette.ground, part));
    const pigment = image
      ? imagePigment(image('colour'))
      : `gradient y color_map{[0 ${straw(0.6)}][.3 ${straw(0.9)}][.8 ${straw(1)}][1 ${straw(0.6)}]} scale ${COIL}`;
    const coils = role === 'inside' ? `[1.5 gradient y .9 scallop_wave scale ${COIL}]` : '';
    return `texture{pigment{${pigment}} finish{ambient 0 diffuse .85 specular .12 roughness .1} normal{average normal_map{${coils}[1 granite .2 scale <.12,1.2,.12>]}}}`;
  },
};
