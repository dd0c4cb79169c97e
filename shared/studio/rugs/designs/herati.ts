import { place } from '../../drawing/place';
import { type Shape, stroke } from '../../drawing/shape';
import { leafBorder } from '../borders/leafBorder';
import type { Design } from '../design';
import { variedDyes } from '../motifDyes';
import { leaf, sazLeaf } from '../motifs/leaf';
import { palmette } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { FIELD, type Palette } from '../palettes';
import { quarterRug } from './layRug';

/** The all-over Herati (mahi): a rosette in a lozenge of stems, four curved leaves about it, flowers between. */
export const herati: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.66,
  symmetry: 'quarter',
  draw: (sheet) =>
    quarterRug(sheet, FIELD, leafBorder(sheet.palette, sheet.cols), ({ width, height }) => {
      const pitch = width / 2;
      const drop = height / (Math.round(height / pitch / 1.16 - 0.5) + 0.5);
      const places: Shape[] = [];
      for (let row = 0; row * drop <= height + drop; row += 1) {
        for (let col = 0; col * pitch <= width + pitch; col += 1) {
          places.push(...unit(sheet.palette, col * pitch, row * drop, pitch, drop));
        }
      }
      return places;
    }),
};

function unit(palette: Palette, x: number, y: number, pitch: number, drop: number): Shape[] {
  const [first, second, third] = variedDyes(palette, FIELD);
  const [w, h] = [pitch * 0.46, drop * 0.46];
  const sides = [1, -1] as const;
  const corners = sides.flatMap((across) => sides.map((down) => [across, down] as const));
  const stems = corners.flatMap(([across, down]) => [
    stroke(
      [
        [x + across * w, y],
        [x + across * w * 0.42, y + down * h * 0.42],
        [x, y + down * h],
      ],
      first.stem,
      1.6,
    ),
    ...place(leaf(first), {
      x: x + across * w * 0.3,
      y: y + down * h * 0.55,
      scale: pitch * 0.09,
      turn: across * down > 0 ? -0.6 * across : 2.4 * across,
    }),
    ...place(floret(second, 4), { x: x + across * w * 0.52, y: y + down * h * 0.46, scale: pitch * 0.045 }),
  ]);
  const leaves = corners.flatMap(([across, down]) =>
    place(sazLeaf(across * down > 0 ? first : second, 6), {
      x: x + across * pitch * 0.275,
      y: y + down * drop * 0.29,
      scale: pitch * 0.2,
      turn: across * down * 0.78,
      flip: across < 0,
    }),
  );
  return [
    ...stems,
    ...leaves,
    ...sides.flatMap((down) =>
      place(palmette(second), {
        x,
        y: y + down * h * 0.92,
        scale: pitch * 0.12,
        turn: down > 0 ? Math.PI : 0,
      }),
    ),
    ...sides.flatMap((across) =>
      place(rosette(third, 6), { x: x + across * pitch * 0.5, y, scale: pitch * 0.1 }),
    ),
    ...place(rosette(first, 8), { x, y, scale: pitch * 0.18 }),
    ...corners.flatMap(([across, down]) =>
      place(rosette(third, 8), {
        x: x + (across * pitch) / 2,
        y: y + (down * drop) / 2,
        scale: pitch * 0.13,
      }),
    ),
  ];
}
