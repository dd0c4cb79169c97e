import type { Form, Part } from '../form';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { slab } from '../geometry/slab';
import { tube } from '../geometry/tube';
import { jaliPanel } from './jaliPanel';

const [SIDE, LOW, HIGH] = [17, 2.4, 24];

/** A square lantern of four pierced panels with a candle inside, 33 cm high. */
export const jaliLantern: Form = {
  canvases: [],
  elevation: 14,
  closeUp: { at: [-3, 14, -8], height: 12 },
  place: 'table',
  build: () => {
    const askew = 30;
    const turned = (degrees: number) => ({ rotate: [0, degrees, 0] }) as const;
    const plate = (width: number, bottom: number, top: number): Part[] =>
      Object.values(slab({ width, depth: width, bottom, top, corner: 0.5, edge: 0.3 })).map((mesh) => ({
        role: 'plain',
        mesh: moved(mesh, turned(askew)),
      }));
    const panels = [0, 90, 180, 270].map((degrees): Part => {
      const angle = ((degrees + askew) * Math.PI) / 180;
      const out = SIDE / 2 - 0.7;
      return {
        role: 'plain',
        solid: jaliPanel({
          width: SIDE - 1.6,
          height: HIGH - LOW,
          thickness: 0.8,
          pitch: 4.5,
          at: [-out * Math.sin(angle), (LOW + HIGH) / 2, -out * Math.cos(angle)],
          turn: degrees + askew,
        }),
      };
    });
    const posts = [45, 135, 225, 315].map((degrees): Part => {
      const angle = ((degrees + askew) * Math.PI) / 180;
      const out = (SIDE / 2 - 0.6) * Math.SQRT2;
      const post = revolve({
        profile: [
          [0.9, LOW],
          [0.9, LOW + 1.2],
          [0.7, LOW + 1.6],
          [0.85, LOW + 2.2],
          [0.8, HIGH - 2.2],
          [0.7, HIGH - 1.6],
          [0.9, HIGH - 1.2],
          [0.9, HIGH],
        ],
        columns: 32,
        rows: 60,
      });
      return {
        role: 'plain',
        mesh: moved(post, { shift: [out * Math.sin(angle), 0, out * Math.cos(angle)] }),
      };
    });
    const finial = revolve({
      profile: [
        [3.4, 27.2],
        [3.0, 27.7],
        [1.3, 28.3],
        [1.0, 29],
        [1.7, 29.9],
        [1.7, 30.6],
        [0.8, 31.4],
        [0.001, 31.9],
      ],
      rows: 60,
    });
    const candle = revolve({
      profile: [
        [2.6, LOW],
        [2.6, LOW + 9.6],
        [2.4, LOW + 9.9],
        [1.4, LOW + 9.6],
        [0.001, LOW + 9.4],
      ],
      rows: 40,
    });
    return {
      parts: [
        ...plate(SIDE + 1.6, 0, 1.4),
        ...plate(SIDE + 0.4, 1.4, LOW),
        ...panels,
        ...posts,
        ...plate(SIDE + 0.4, HIGH, HIGH + 0.9),
        ...plate(SIDE + 2, HIGH + 0.9, HIGH + 2),
        ...plate(SIDE - 6, HIGH + 2, HIGH + 3.2),
        { role: 'plain', mesh: finial },
        {
          role: 'stand',
          mesh: tube({
            path: (t) => [1.4 * Math.cos(t * 2 * Math.PI), 33 + 1.4 * Math.sin(t * 2 * Math.PI), 0],
            radius: () => 0.16,
            rows: 40,
            columns: 10,
          }),
        },
        { role: 'wax', mesh: candle },
      ],
    };
  },
};
