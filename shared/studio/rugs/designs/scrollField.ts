import { place } from '../../drawing/place';
import type { Point, Shape } from '../../drawing/shape';
import { variedDyes } from '../motifDyes';
import { sazLeaf } from '../motifs/leaf';
import { lotus, palmette } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { spiral, vine } from '../motifs/vine';
import type { Palette } from '../palettes';
import type { HalfField } from './layRug';

/**
 * Fills a quarter of a field with scrolling vines: every place of a lattice carries a spiral that winds
 * round a blossom, its neighbours winding the other way, with leaves and small flowers between.
 * @param pitch distance between blossoms, in knots
 */
export function scrollField(half: HalfField, palette: Palette, ground: number, pitch: number): Shape[] {
  const dyes = variedDyes(palette, ground);
  const [across, down] = [Math.ceil(half.width / pitch) + 1, Math.ceil(half.height / pitch) + 1];
  const vines: Shape[] = [];
  const blossoms: Shape[] = [];
  for (let row = 0; row <= down; row += 1) {
    for (let col = 0; col <= across; col += 1) {
      const centre: Point = [col * pitch, row * pitch];
      const [x, y] = centre;
      const even = (col + row) % 2 === 0;
      const own = dyes[(col + 2 * row) % 3] ?? dyes[0];
      const start = even ? 0.25 : 0.75;
      const line = spiral(centre, pitch * 0.52, start * 2 * Math.PI, even ? 1.15 : -1.15);
      vines.push(...vine(line, dyes[0], { spacing: pitch * 0.15, leafLength: pitch * 0.11, thickness: 1.4 }));
      const kind = [palmette, rosette, lotus, rosette][(col + 3 * row) % 4] ?? rosette;
      const turn = kind === rosette ? 0 : even ? Math.PI : 0;
      blossoms.push(
        ...place(floret(dyes[1]), { x: x + pitch / 2, y, scale: pitch * 0.085 }),
        ...place(sazLeaf(own, 5), {
          x: x + pitch / 2,
          y: y + pitch / 2,
          scale: pitch * 0.17,
          turn: even ? 0.7 : -0.7,
          flip: !even,
        }),
        ...place(kind(own), { x, y, scale: pitch * (kind === rosette ? 0.2 : 0.27), turn }),
      );
    }
  }
  return [...vines, ...blossoms];
}
