import type { Form } from '../form';
import { gridMesh, type Relief } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { roundedRectangle } from '../geometry/slab';
import { curveThrough } from '../geometry/curve';
import type { Vector } from '../geometry/vector';

const [WIDTH, DEPTH] = [40, 27];
const RIM = curveThrough([
  [-0.9, 0],
  [-0.9, 0],
  [0.2, 0.25],
  [1.2, 2.0],
  [1.5, 3.4],
  [1.95, 3.75],
  [1.95, 3.75],
  [1.2, 4.0],
  [0.75, 3.7],
  [0.4, 2.6],
  [-0.6, 1.15],
  [-1.6, 0.9],
]);

/** A serving tray with a flared rim, 40 by 27 cm. */
export const tray: Form = {
  canvases: [
    {
      name: 'floor',
      width: WIDTH - 3,
      height: DEPTH - 3,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.03, to: 0.24 },
        { name: 'field', from: 0.28, to: 1 },
      ],
    },
  ],
  elevation: 47,
  fill: { height: 0.7, width: 0.86 },
  closeUp: { at: [-5, 2, -5], height: 14 },
  place: 'table',
  build: ({ relief }) => {
    const turned = { rotate: [0, 16, 0] } as const;
    return {
      parts: [
        { role: 'floor', mesh: moved(floor(relief('floor')), turned) },
        { role: 'wall', mesh: moved(wall(), turned) },
      ],
    };
  },
};

function wall() {
  const loop = (out: number) => roundedRectangle(WIDTH + 2 * out, DEPTH + 2 * out, 4.5 + out);
  return gridMesh({
    columns: 320,
    rows: 60,
    closed: true,
    point: (u, v): Vector => {
      const [out, y] = RIM(v);
      const [x, z] = loop(out)(u);
      return [x, y, z];
    },
  });
}

function floor(relief: Relief | undefined) {
  const [w, d] = [WIDTH - 3, DEPTH - 3];
  return gridMesh({
    columns: 420,
    rows: 300,
    closed: false,
    point: (u, v): Vector => [(u - 0.5) * w, 0.95, (v - 0.5) * d],
    ...(relief && { relief }),
  });
}
