import type { Point } from '../geometry/curve';

/** A closed outline as SVG path data. */
export function svgPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
}
