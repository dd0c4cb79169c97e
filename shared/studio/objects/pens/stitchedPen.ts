import { toned } from '../drawing/colour';
import { longAxis } from '../drawing/longAxis';
import type { Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';
import { svgPath } from '../drawing/svgPath';
import type { Palette } from '../palettes';
import { between, type Random } from '../random';

/**
 * Embroiders shapes in satin stitch: threads laid side by side across each shape's narrower way.
 *
 * @param thread width of a thread in centimetres
 */
export function stitchedPen(
  shapes: readonly Shape[],
  palette: Palette,
  thread: number,
  random: Random,
): string {
  return shapes
    .map(({ points, ink, detail, plain }) => {
      const d = svgPath(points);
      if (plain) return `<path d="${d}" fill="${palette[ink]}"/>`;
      if (detail) return `<path d="${d}" fill="${palette.line}" fill-opacity=".75"/>`;
      const threads = satin(points, thread, random)
        .map(([[x1, y1], [x2, y2]]) => {
          const colour = toned(palette[ink], between(random, 0.82, 1.16));
          return `<path d="M${x1.toFixed(3)} ${y1.toFixed(3)}L${x2.toFixed(3)} ${y2.toFixed(3)}" stroke="${colour}"/>`;
        })
        .join('');
      return `<path d="${d}" fill="${toned(palette[ink], 0.6)}"/><g stroke-width="${(thread * 0.86).toFixed(3)}" stroke-linecap="round" fill="none">${threads}</g>`;
    })
    .join('\n');
}

/** Parallel chords of an outline, square to its longer axis. */
function satin(points: readonly Point[], thread: number, random: Random): [Point, Point][] {
  const angle = longAxis(points) + between(random, -0.12, 0.12);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const along = turned.map(([a]) => a);
  const [start, end] = [along.reduce((a, b) => Math.min(a, b)), along.reduce((a, b) => Math.max(a, b))];
  const chords: [Point, Point][] = [];
  for (let a = start + thread / 2; a < end; a += thread) {
    const cuts = turned
      .flatMap(([a1, b1], i) => {
        const [a2, b2] = turned[(i + 1) % turned.length] ?? [a1, b1];
        return a1 <= a !== a2 <= a ? [b1 + ((b2 - b1) * (a - a1)) / (a2 - a1)] : [];
      })
      .sort((p, q) => p - q);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const slant = between(random, -0.25, 0.25) * thread;
      const back = (p: number, b: number): Point => [p * cos - b * sin, p * sin + b * cos];
      chords.push([back(a + slant, cuts[i] ?? 0), back(a - slant, cuts[i + 1] ?? 0)]);
    }
  }
  return chords;
}
