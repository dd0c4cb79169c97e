import type { Form, Part } from '../form';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';

const RINGS = [
  [5.2, 2.3],
  [4.55, 2.15],
  [3.95, 2.0],
  [3.35, 1.85],
  [2.8, 1.7],
] as const;

/** A child's stacking tower: rings on a spindle, a ball on top, one ring lying before it; 16 cm high. */
export const stackingRings: Form = {
  canvases: [],
  elevation: 15,
  closeUp: { at: [-1, 7, -4.5], height: 9 },
  place: 'table',
  build: () => {
    let height = 1.5;
    const tower = RINGS.map(([radius, thick], index): Part => {
      const mesh = moved(ring(radius, thick), {
        shift: [0.05 * Math.sin(index * 4), height, 0.04 * Math.cos(index * 7)],
        rotate: [0.6 * Math.sin(index * 9), index * 40, 0],
      });
      height += thick + 0.03;
      return { role: 'ring', index, mesh };
    });
    const ball = revolve({
      profile: [
        [0.001, height - 0.05],
        [1.2, height + 0.15],
        [1.95, height + 1.2],
        [1.95, height + 2.1],
        [1.2, height + 3.1],
        [0.001, height + 3.4],
      ],
      rows: 80,
    });
    return {
      parts: [
        {
          role: 'wood',
          mesh: revolve({
            profile: [
              [5.7, 0.05],
              [5.9, 0],
              [6.1, 0.3],
              [6.1, 1.0],
              [5.8, 1.4],
              [5.3, 1.5],
              [0.001, 1.5],
            ],
            rows: 60,
          }),
        },
        ...tower,
        { role: 'ball', index: 5, mesh: ball },
        { role: 'ring', index: 1, mesh: moved(ring(2.5, 1.6), { shift: [7.2, 0, -5] }) },
      ],
    };
  },
};

function ring(radius: number, thick: number) {
  const r = thick / 2;
  const hole = 1;
  const flat = radius - r - hole;
  const profile = Array.from({ length: 41 }, (_, i): [number, number] => {
    const angle = -Math.PI + (i / 40) * 2 * Math.PI;
    const out = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8;
    return [
      hole + r * 0.55 + flat / 2 + (flat / 2 + r * 0.75) * out,
      r + r * Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.75,
    ];
  });
  return revolve({ profile, rows: 100, columns: 140 });
}
