import { place } from '../../drawing/place';
import type { Shape } from '../../drawing/shape';
import { type MotifDyes, variedDyes } from '../motifDyes';
import { leaf } from '../motifs/leaf';
import { rosette } from '../motifs/rosette';
import { carnation, iris, plant, tulip } from '../motifs/sprig';
import { BORDER, LIGHT, OUTLINE, type Palette, WARM } from '../palettes';
import type { Band, Ornament } from './frame';
import { pearlGuard, stripeGuard } from './guards';

/** A Mughal border: flowering plants side by side, their feet to the field, between quiet guards. */
export function plantBorder(palette: Palette, cols: number): Band[] {
  const unit = cols / 480;
  const line = { width: 1, ground: OUTLINE };
  const pearls = { width: Math.round(8 * unit), ground: LIGHT, ornament: pearlGuard(BORDER) };
  return [
    { width: Math.round(7 * unit), ground: BORDER },
    line,
    pearls,
    line,
    { width: Math.round(44 * unit), ground: BORDER, ornament: plantOrnament(...variedDyes(palette, BORDER)) },
    line,
    pearls,
    line,
    { width: Math.round(5 * unit), ground: WARM, ornament: stripeGuard([BORDER, LIGHT]) },
    line,
  ];
}

function plantOrnament(...dyes: readonly [MotifDyes, MotifDyes, MotifDyes]): Ornament {
  const flowers = [carnation, tulip, iris];
  return {
    along(length, width) {
      const count = Math.max(2, Math.round(length / (width * 0.82)));
      return Array.from({ length: count }, (_, index): Shape[] => {
        const kind = (count - index) % 3;
        const at = { x: (index * length) / count, y: -width * 0.36, scale: width * 0.38, turn: Math.PI };
        return place(plant(dyes[kind] ?? dyes[0], flowers[kind] ?? carnation), at);
      }).flat();
    },
    corner: (width) => [
      ...[0.25, 0.75, 1.25, 1.75].flatMap((turn) =>
        place(leaf(dyes[0]), { x: 0, y: 0, scale: width * 0.46, turn: turn * Math.PI }),
      ),
      ...place(rosette(dyes[0], 8), { x: 0, y: 0, scale: width * 0.33 }),
    ],
  };
}
