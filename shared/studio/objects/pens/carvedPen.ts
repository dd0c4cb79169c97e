import type { Ink, Shape } from '../drawing/shape';
import { svgPath } from '../drawing/svgPath';

const TOP: Record<Ink, number> = {
  ground: 40,
  leaf: 185,
  primary: 225,
  secondary: 240,
  light: 245,
  accent: 255,
  line: 170,
};
const STEPS = 9;

/**
 * Draws shapes as heights of a carving: black is cut deepest, white stands highest.
 * Every petal and leaf is rounded over from its own edge, so that one lies on the other.
 *
 * @param round how far from its edge a shape goes on rising, in centimetres
 */
export function carvedPen(shapes: readonly Shape[], round: number): string {
  return shapes
    .map(({ points, ink, detail, plain }, i) => {
      const d = svgPath(points);
      if (detail) return `<path d="${d}" fill="#000" fill-opacity=".22"/>`;
      if (plain) return `<path d="${d}" fill="${grey(ink === 'ground' ? TOP.ground : 232)}"/>`;
      const rings = Array.from({ length: STEPS }, (_, step) => {
        const inwards = 1 - step / STEPS;
        const height = TOP[ink] * (0.52 + 0.48 * Math.sqrt(1 - (1 - inwards) ** 2));
        return `<path d="${d}" stroke="${grey(height)}" stroke-width="${(2 * round * inwards).toFixed(3)}"/>`;
      });
      return `<clipPath id="c${i}"><path d="${d}"/></clipPath><path d="${d}" fill="${grey(TOP[ink])}"/><g clip-path="url(#c${i})" fill="none">${rings.join('')}</g>`;
    })
    .join('\n');
}

function grey(value: number): string {
  const level = Math.round(value);
  return `rgb(${level},${level},${level})`;
}
