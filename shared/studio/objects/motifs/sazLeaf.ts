import { brushStroke, loadedBrush } from '../drawing/brushStroke';
import type { Ink, Shape } from '../drawing/shape';
import { smoothPolyline } from '../geometry/curve';
import { between, type Random } from '../random';

/** A long saz leaf with a serrated back, springing from the origin to about (0.5, -1). */
export function sazLeaf(random: Random, ink: Ink = 'leaf'): Shape[] {
  const teeth = 6;
  const spine = (t: number): readonly [number, number] => [0.55 * t * t, -t * (1.05 - 0.08 * t)];
  const back = Array.from({ length: teeth * 2 + 1 }, (_, i) => {
    const t = i / (teeth * 2);
    const [x, y] = spine(t);
    const out = 0.3 * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.8 + (i % 2 === 1 ? 0.07 * (1 - t) : 0);
    return [x - out, y - 0.02 * (i % 2)] as const;
  });
  const belly = [0.85, 0.6, 0.35, 0.12].map((t) => {
    const [x, y] = spine(t);
    return [x + 0.13 * Math.sin(Math.PI * t), y] as const;
  });
  const tip = spine(1);
  const points = [
    ...smoothPolyline([[0, 0], ...back.slice(1, -1), tip], 3),
    ...smoothPolyline([tip, ...belly, [0, 0]], 5),
  ];
  const vein = brushStroke([spine(0.06), spine(0.4), spine(0.9)], 0.05, 'line', loadedBrush);
  const ribs = [0.25, 0.42, 0.6].map((t) => {
    const [x, y] = spine(t);
    const reach = between(random, 0.12, 0.17);
    return {
      ...brushStroke(
        [
          [x, y],
          [x - reach * 0.7, y - 0.07],
          [x - reach, y - 0.1],
        ],
        0.03,
      ),
      detail: true,
    };
  });
  return [{ points, ink }, { ...vein, detail: true }, ...ribs];
}
