import type { Ink, Shape } from '../drawing/shape';
import { svgPath } from '../drawing/svgPath';

const HEIGHT: Record<Ink, number> = {
  ground: 60,
  leaf: 175,
  primary: 205,
  secondary: 225,
  light: 235,
  accent: 250,
  line: 165,
};

/**
 * Draws shapes as heights: black is cut deepest, white stands highest. Every petal is rounded towards its edge
 * and parted from its neighbour by a cut.
 */
export function reliefPen(shapes: readonly Shape[], cut: number): string {
  return shapes
    .map(({ points, ink, detail, plain }) => {
      const d = svgPath(points);
      const grey = (value: number) => `rgb(${value},${value},${value})`;
      if (detail) return `<path d="${d}" fill="#000" fill-opacity=".3"/>`;
      if (plain) return `<path d="${d}" fill="${grey(ink === 'ground' ? 50 : 230)}"/>`;
      const top = HEIGHT[ink];
      const rings = [1.0, 0.62, 0.3].map(
        (share) =>
          `<path d="${d}" fill="none" stroke="${grey(Math.round(top * (0.9 - share * 0.35)))}" stroke-width="${(cut * 4 * share).toFixed(3)}"/>`,
      );
      // Rings of the stroke that fall outside the shape are the bevel of the cut around it.
      return `<path d="${d}" fill="${grey(top)}"/>${rings.join('')}<path d="${d}" fill="none" stroke="${grey(40)}" stroke-width="${(cut * 0.8).toFixed(3)}"/>`;
    })
    .join('\n');
}
