import type { Shape } from '../drawing/shape';
import { svgPath } from '../drawing/svgPath';

interface MaskPen {
  /** Width of the outlines in centimetres. */
  readonly outline: number;
  /** Grey (0 to 255) of the shapes themselves, of their outlines and details, and of painted grounds. */
  readonly fill: number;
  readonly line: number;
  readonly ground: number;
}

/** Draws shapes as a mask: how much of a second material shows at each place, from black (none) to white. */
export function maskPen(shapes: readonly Shape[], { outline, fill, line, ground }: MaskPen): string {
  const grey = (value: number) => `rgb(${value},${value},${value})`;
  return shapes
    .map(({ points, ink, detail, plain }) => {
      const d = svgPath(points);
      if (detail || ink === 'line') return `<path d="${d}" fill="${grey(line)}"/>`;
      if (ink === 'ground') return `<path d="${d}" fill="${grey(ground)}"/>`;
      if (plain) return `<path d="${d}" fill="${grey(fill)}"/>`;
      return `<path d="${d}" fill="${grey(fill)}" stroke="${grey(line)}" stroke-width="${outline}" stroke-linejoin="round"/>`;
    })
    .join('\n');
}
