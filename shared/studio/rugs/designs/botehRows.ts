import { place } from '../../drawing/place';
import type { Shape } from '../../drawing/shape';
import { stripeBorder } from '../borders/stripeBorder';
import type { Design } from '../design';
import { motifDyes, type MotifDyes } from '../motifDyes';
import { boteh } from '../motifs/boteh';
import { floret } from '../motifs/rosette';
import { plant, tulip } from '../motifs/sprig';
import { BORDER, COOL, FIELD, LIGHT, MEDALLION, type Palette, WARM } from '../palettes';
import { freeRug } from './layRug';

/** Rows of botehs (paisley cones), each row looking the other way, with small flowers between. */
export const botehRows: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.66,
  symmetry: 'none',
  draw: (sheet) =>
    freeRug(sheet, FIELD, stripeBorder(sheet.palette, sheet.cols), (width, height) =>
      rows(sheet.palette, width, height),
    ),
};

function rows(palette: Palette, width: number, height: number): Shape[] {
  const orders = [
    [LIGHT, MEDALLION, WARM, BORDER, COOL],
    [WARM, BORDER, LIGHT, MEDALLION, COOL],
    [COOL, MEDALLION, LIGHT, WARM, BORDER],
    [MEDALLION, LIGHT, WARM, COOL, BORDER],
  ].map((order): MotifDyes => motifDyes(palette, FIELD, order));
  const pitch = width / 5;
  const count = Math.round(height / (pitch * 1.06));
  const drop = height / count;
  const shapes: Shape[] = [];
  for (let row = 0; row < count; row += 1) {
    const offset = row % 2 === 0 ? 0.5 : 0;
    for (let col = 0; col <= 5; col += 1) {
      const dyes = orders[(col + row * 3) % orders.length];
      if (!dyes) continue;
      const at = { x: (col + offset) * pitch, y: (row + 0.5) * drop };
      const between = { x: at.x + pitch / 2, y: at.y + drop * 0.4, scale: pitch * 0.26 };
      shapes.push(
        ...place(boteh(dyes), { ...at, scale: pitch * 0.45, flip: row % 2 === 1 }),
        ...place(plant(dyes, tulip), between),
        ...place(floret(dyes), { x: at.x + pitch / 2, y: at.y - drop * 0.26, scale: pitch * 0.05 }),
      );
    }
  }
  return shapes;
}
