import { mixed, toned } from '../drawing/colour';
import type { Shape } from '../drawing/shape';
import { svgPath } from '../drawing/svgPath';
import type { Palette } from '../palettes';
import { between, type Random } from '../random';

/**
 * Paints shapes as with mineral colour under a glaze: each fill a little different in tone and soft at its edge,
 * shading strokes transparent, outlines by brush.
 *
 * @param outline width of the outline in centimetres; 0 leaves it out
 */
export function paintedPen(
  shapes: readonly Shape[],
  palette: Palette,
  outline: number,
  random: Random,
): string {
  return shapes
    .map(({ points, ink, detail, plain }) => {
      const d = svgPath(points);
      if (detail)
        return `<path d="${d}" fill="${palette.line}" fill-opacity="${between(random, 0.5, 0.8).toFixed(2)}"/>`;
      const tone = toned(palette[ink], between(random, 0.9, 1.12));
      if (plain || ink === 'line') return `<path d="${d}" fill="${tone}"/>`;
      const wash = mixed(tone, palette.light, between(random, 0.04, 0.2));
      const stroke = outline * between(random, 0.75, 1.25);
      return (
        `<path d="${d}" fill="${wash}" stroke="${tone}" stroke-width="${(outline * 3).toFixed(3)}" stroke-opacity=".55"/>` +
        `<path d="${d}" fill="none" stroke="${palette.line}" stroke-width="${stroke.toFixed(3)}" stroke-linejoin="round"/>`
      );
    })
    .join('\n');
}
