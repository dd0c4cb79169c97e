import type { Shape } from '../../drawing/shape';
import { type MotifDyes, variedDyes } from '../motifDyes';
import { palmette } from '../motifs/palmette';
import { rosette } from '../motifs/rosette';
import { BORDER, LIGHT, MEDALLION, OUTLINE, type Palette, WARM } from '../palettes';
import type { Band } from './frame';
import { floretGuard, reciprocalGuard } from './guards';
import { scrollOrnament } from './scroll';

/**
 * A Persian-style border of seven bands.
 * @param cols knots across the rug; the border takes about a sixth of them on each side
 */
export function classicBorder(
  palette: Palette,
  cols: number,
  blossom: (dyes: MotifDyes) => Shape[] = palmette,
  flower: (dyes: MotifDyes) => Shape[] = rosette,
): Band[] {
  const unit = cols / 480;
  const [first, second] = variedDyes(palette, BORDER);
  const guardGround = WARM;
  const [guard, guardOther] = variedDyes(palette, guardGround);
  return [
    { width: Math.round(5 * unit), ground: BORDER },
    { width: Math.round(9 * unit), ground: MEDALLION, ornament: reciprocalGuard(LIGHT) },
    { width: 1, ground: OUTLINE },
    { width: Math.round(13 * unit), ground: guardGround, ornament: floretGuard(guard, guardOther) },
    { width: 1, ground: OUTLINE },
    {
      width: Math.round(45 * unit),
      ground: BORDER,
      ornament: scrollOrnament(first, second, blossom, flower),
    },
    { width: 1, ground: OUTLINE },
    { width: Math.round(13 * unit), ground: guardGround, ornament: floretGuard(guard, guardOther) },
    { width: 1, ground: OUTLINE },
    { width: Math.round(3 * unit), ground: LIGHT },
    { width: 1, ground: OUTLINE },
  ];
}
