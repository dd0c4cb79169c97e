import { place } from '../../drawing/place';
import type { Shape } from '../../drawing/shape';
import { leafBorder } from '../borders/leafBorder';
import type { Design } from '../design';
import { variedDyes } from '../motifDyes';
import { floret } from '../motifs/rosette';
import { bud, carnation, iris, plant, tulip } from '../motifs/sprig';
import { FIELD } from '../palettes';
import { halfRug } from './layRug';

const FLOWERS = [iris, carnation, tulip];

/** Rows of flowering plants in half-drop on a plain ground, as in the pashmina carpets of Lahore and Agra. */
export const mughalFlower: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.68,
  symmetry: 'half',
  draw: (sheet) =>
    halfRug(sheet, FIELD, leafBorder(sheet.palette, sheet.cols), ({ width, height }) => {
      const dyes = variedDyes(sheet.palette, FIELD);
      const pitch = (2 * width) / 4;
      const rows = Math.round(height / (pitch * 0.86));
      const drop = height / rows;
      const shapes: Shape[] = [];
      for (let row = 0; row <= rows; row += 1) {
        for (let col = 0; (col - 1) * pitch < width; col += 1) {
          const x = (col + (row % 2 === 0 ? 0 : 0.5)) * pitch;
          const y = (row + 0.92) * drop;
          const kit = dyes[(col + row) % 3] ?? dyes[0];
          const flower = FLOWERS[(row + 2 * col) % 3] ?? iris;
          shapes.push(...place(plant(kit, flower), { x, y, scale: drop * 0.42 }));
          shapes.push(...place(floret(kit), { x: x + pitch / 2, y: y - drop * 0.86, scale: drop * 0.05 }));
          for (const side of [1, -1]) {
            shapes.push(
              ...place(bud(kit), {
                x: x + side * pitch * 0.32,
                y: y - drop * 0.14,
                scale: drop * 0.085,
                turn: side * 0.5,
              }),
            );
          }
        }
      }
      return shapes;
    }),
};
