import { toned } from '../drawing/colour';
import type { Shape } from '../drawing/shape';
import { svgPath } from '../drawing/svgPath';
import type { Palette } from '../palettes';
import { between, type Random } from '../random';

/** Prints shapes as from wooden blocks: flat dyes that took unevenly, outlines from a second block a hair out of register. */
export function printedPen(shapes: readonly Shape[], palette: Palette, random: Random): string {
  const slip = [between(random, -0.06, 0.06), between(random, -0.06, 0.06)];
  const fills: string[] = [];
  const lines: string[] = [];
  for (const { points, ink, detail, plain } of shapes) {
    const d = svgPath(points);
    const take = between(random, 0.82, 0.97).toFixed(2);
    if (detail || ink === 'line')
      lines.push(`<path d="${d}" fill="${palette.line}" fill-opacity="${take}"/>`);
    else {
      fills.push(
        `<path d="${d}" fill="${toned(palette[ink], between(random, 0.95, 1.06))}" fill-opacity="${plain ? 1 : take}"/>`,
      );
      if (!plain)
        lines.push(
          `<path d="${d}" fill="none" stroke="${palette.line}" stroke-width=".05" stroke-opacity="${take}"/>`,
        );
    }
  }
  return `${fills.join('')}<g transform="translate(${slip.join(' ')})">${lines.join('')}</g>`;
}
