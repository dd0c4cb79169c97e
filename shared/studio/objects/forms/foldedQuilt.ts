import type { Form, Part } from '../form';
import { foldedLayer } from '../geometry/foldedLayer';
import type { Relief } from '../geometry/gridMesh';
import { moved } from '../geometry/moved';
import { noise } from '../geometry/noise';
import { tube } from '../geometry/tube';
import type { Vector } from '../geometry/vector';

const [WIDTH, DEPTH, THICK, LAYERS] = [42, 33, 2.3, 4];
const CLOTH = 84;

/** A quilted throw folded into a soft pile, its folds towards the viewer; 42 cm wide. */
export const foldedQuilt: Form = {
  canvases: [
    {
      name: 'cloth',
      width: CLOTH,
      height: CLOTH,
      kind: 'sheet',
      zones: [
        { name: 'rim', from: 0.02, to: 0.2 },
        { name: 'field', from: 0.21, to: 1 },
      ],
    },
  ],
  elevation: 31,
  fill: { height: 0.7, width: 0.84 },
  closeUp: { at: [3, 8.6, -11], height: 19 },
  place: 'table',
  build: ({ relief }) => {
    const quilting = relief('cloth');
    return { parts: Array.from({ length: LAYERS }, (_, i) => layer(i, quilting)).flat() };
  },
};

/** One doubled layer, with the bound edges of its right end. */
function layer(index: number, quilting: Relief | undefined): Part[] {
  const top = index === LAYERS - 1;
  const move = { rotate: [0, 27 + 5.5 * noise(index * 2.7, 5, 1), 0] } as const;
  const bottom = index * (THICK - 0.12);
  const shy = 2.6 * noise(index * 1.9, 2, 6);
  const bend = ([x, y, z]: Vector): Vector => {
    const pile = y / (LAYERS * THICK);
    const edge = Math.max(Math.abs(x) / (WIDTH / 2), Math.abs(z) / (DEPTH / 2));
    const soft =
      1.05 * noise(x * 0.07 + index * 4, index * 2.3, z * 0.08) +
      0.34 * noise(x * 0.2, index * 3.1, z * 0.22);
    const corner = Math.max(0, 1 - Math.hypot(x - WIDTH / 2, z + DEPTH / 2) / 12);
    return [
      x + 0.9 * noise(z * 0.13, index * 2, 2) + shy * 0.5,
      Math.max(0.05, y + soft * (0.25 + pile) - 1.5 * pile * edge ** 4 - 1.2 * pile * corner),
      z + 1.0 * noise(x * 0.09, index * 2 + y * 0.2, 7) + shy,
    ];
  };
  const cloth = foldedLayer({
    width: WIDTH,
    depth: DEPTH,
    thick: THICK,
    bottom,
    columns: top ? 330 : 220,
    rows: top ? 420 : 170,
    cloth: CLOTH,
    slide: top ? 0 : 6 + ((index * 13.7) % 31),
    bend,
    ...(quilting && { relief: quilting }),
  });
  const edges = [0.24, 0.76].map((level) =>
    tube({
      path: (t) => bend([WIDTH / 2 - 0.25, bottom + THICK * level, (t - 0.5) * (DEPTH - THICK)]),
      radius: (t) => 0.5 + 0.05 * noise(t * 26, level * 9, index),
      flatness: 0.8,
      rows: 130,
      columns: 16,
    }),
  );
  return [
    { role: 'cloth', index, mesh: moved(cloth, move) },
    ...edges.map((mesh): Part => ({ role: 'hem', index, mesh: moved(mesh, move) })),
  ];
}
