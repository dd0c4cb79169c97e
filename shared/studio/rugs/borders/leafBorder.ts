import { place } from '../../drawing/place';
import type { Shape } from '../../drawing/shape';
import { type MotifDyes, variedDyes } from '../motifDyes';
import { sazLeaf } from '../motifs/leaf';
import { lotus } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { BORDER, LIGHT, MEDALLION, OUTLINE, type Palette } from '../palettes';
import type { Band, Ornament } from './frame';
import { floretGuard, pearlGuard } from './guards';

/** A border of rosettes, each held by two long curved leaves, with lotus blossoms between (Herati border). */
export function leafBorder(palette: Palette, cols: number): Band[] {
  const unit = cols / 480;
  const [guard, guardOther] = variedDyes(palette, MEDALLION);
  const guardBand = {
    width: Math.round(15 * unit),
    ground: MEDALLION,
    ornament: floretGuard(guard, guardOther),
  };
  const pearls = { width: Math.round(6 * unit), ground: LIGHT, ornament: pearlGuard(BORDER) };
  const line = { width: 1, ground: OUTLINE };
  return [
    { width: Math.round(6 * unit), ground: BORDER },
    line,
    guardBand,
    line,
    pearls,
    line,
    { width: Math.round(48 * unit), ground: BORDER, ornament: leafOrnament(...variedDyes(palette, BORDER)) },
    line,
    pearls,
    line,
    guardBand,
    line,
  ];
}

function leafOrnament(first: MotifDyes, second: MotifDyes, third: MotifDyes): Ornament {
  const held = (x: number, width: number, out: boolean): Shape[] => [
    ...[1, -1].flatMap((side) =>
      place(sazLeaf(second, 6), {
        x: x + side * width * 0.4,
        y: 0,
        scale: width * 0.36,
        turn: (out ? 0 : Math.PI) + side * (out ? 0.3 : -0.3),
        flip: out === side < 0,
      }),
    ),
    ...place(rosette(first, 8), { x, y: 0, scale: width * 0.33 }),
  ];
  return {
    along(length, width) {
      const count = Math.max(2, Math.round(length / (width * 1.05)));
      const step = length / count;
      return Array.from({ length: count + 1 }, (_, index) => {
        const fromCorner = count - index;
        const x = index * step;
        const out = Math.floor(fromCorner / 2) % 2 === 0;
        if (fromCorner === 0) return [];
        const spots = [1, -1].flatMap((side) =>
          place(floret(third, 4), { x: x - step / 2, y: side * width * 0.3, scale: width * 0.09 }),
        );
        const motif =
          fromCorner % 2 === 1
            ? place(lotus(third), { x, y: 0, scale: width * 0.32, turn: out ? 0 : Math.PI })
            : held(x, width, out);
        return [...motif, ...spots];
      }).flat();
    },
    corner: (width) => place(rosette(first, 10), { x: 0, y: 0, scale: width * 0.38 }),
  };
}
