import { place } from '../../drawing/place';
import { type MotifDyes, variedDyes } from '../motifDyes';
import { boteh } from '../motifs/boteh';
import { rosette } from '../motifs/rosette';
import { BORDER, LIGHT, MEDALLION, OUTLINE, type Palette, WARM } from '../palettes';
import type { Band, Ornament } from './frame';
import { floretGuard, pearlGuard, stripeGuard } from './guards';

/** Many narrow bands, as round shawl designs: slanting stripes, pearls, small botehs in a row. */
export function stripeBorder(palette: Palette, cols: number): Band[] {
  const unit = cols / 480;
  const [guard, guardOther] = variedDyes(palette, MEDALLION);
  const line = { width: 1, ground: OUTLINE };
  const stripes = { width: Math.round(8 * unit), ground: LIGHT, ornament: stripeGuard([BORDER, WARM]) };
  const flowers = {
    width: Math.round(14 * unit),
    ground: MEDALLION,
    ornament: floretGuard(guard, guardOther),
  };
  return [
    { width: Math.round(6 * unit), ground: BORDER },
    stripes,
    line,
    flowers,
    line,
    { width: Math.round(30 * unit), ground: BORDER, ornament: botehOrnament(...variedDyes(palette, BORDER)) },
    line,
    flowers,
    line,
    stripes,
    { width: Math.round(6 * unit), ground: BORDER, ornament: pearlGuard(LIGHT) },
    line,
  ];
}

function botehOrnament(...dyes: readonly [MotifDyes, MotifDyes, MotifDyes]): Ornament {
  return {
    along(length, width) {
      const count = Math.max(2, Math.round(length / (width * 0.86)));
      return Array.from({ length: count }, (_, index) =>
        place(boteh(dyes[(count - index) % 3] ?? dyes[0]), {
          x: ((index + 0.35) * length) / count,
          y: 0,
          scale: width * 0.41,
          turn: Math.PI,
        }),
      ).flat();
    },
    corner: (width) => place(rosette(dyes[0], 8), { x: 0, y: 0, scale: width * 0.4 }),
  };
}
