import type { Form } from '../form';
import type { Point } from '../geometry/curve';
import { moved } from '../geometry/moved';
import { noise } from '../geometry/noise';
import { bentStrip } from '../geometry/strip';

const [FLAT, DEPTH, THICK] = [52, 34, 0.3];

/** A woven mat, half of it still rolled; 34 cm wide. */
export const matRoll: Form = {
  canvases: [
    {
      name: 'mat',
      width: FLAT + 60,
      height: DEPTH,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0, to: 0.08 },
        { name: 'field', from: 0.08, to: 1 },
      ],
    },
  ],
  elevation: 24,
  closeUp: { at: [-6, 1, -10], height: 14 },
  place: 'floor',
  build: () => {
    const section: Point[] = [];
    for (let i = 0; i <= 10; i++) section.push([-FLAT * 0.62 + (FLAT * i) / 10, THICK]);
    // From the flat part the mat climbs into a spiral that winds inwards.
    const [x0, turns] = [FLAT * 0.38, 2.6];
    for (let i = 1; i <= 44; i++) {
      const t = i / 44;
      const angle = -Math.PI / 2 + t * turns * 2 * Math.PI;
      const radius = 5.4 - 2.5 * t;
      section.push([x0 + radius * Math.cos(angle), THICK + 5.4 + radius * Math.sin(angle)]);
    }
    const { upper, rest } = bentStrip({
      section,
      thickness: THICK,
      depth: DEPTH,
      steps: 420,
      bend: ([x, y, z]) => [
        x,
        y +
          (y < 1
            ? 0.12 * (1 + noise(x * 0.16, 2, z * 0.2)) + (x < -FLAT * 0.5 ? 0.01 * (x + FLAT * 0.5) ** 2 : 0)
            : 0),
        z + 0.35 * noise(x * 0.1, y * 0.3, 4),
      ],
    });
    const turned = { rotate: [0, 56, 0] } as const;
    return {
      parts: [
        { role: 'mat', mesh: moved(upper, turned) },
        ...rest.map((mesh) => ({ role: 'back', mesh: moved(mesh, turned) })),
      ],
    };
  },
};
