import type { Ink, Shape } from '../drawing/shape';
import { between, type Random } from '../random';

/** A dot set down by hand: not quite round. */
export function disc(random: Random, x: number, y: number, radius: number, ink: Ink): Shape {
  const [stretch, turn] = [between(random, 0.93, 1.07), random() * Math.PI];
  const points = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * 2 * Math.PI;
    const r = radius * (Math.cos(angle - turn) ** 2 * stretch + Math.sin(angle - turn) ** 2 / stretch);
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  return { points, ink };
}
