import type { Form, Part } from '../form';
import type { Point } from '../geometry/curve';
import { moved } from '../geometry/moved';
import { revolve } from '../geometry/revolve';
import { wallCanvas } from './vessel';

const STEM: readonly Point[] = [
  [4.4, 0.05],
  [4.6, 0],
  [4.75, 0.25],
  [4.55, 0.7],
  [3.6, 1.3],
  [2.5, 1.9],
  [2.5, 1.9],
  [2.2, 2.2],
  [1.5, 2.9],
  [1.15, 3.8],
  [1.0, 5.0],
  [1.0, 5.0],
  [1.65, 5.5],
  [1.7, 5.9],
  [1.0, 6.4],
  [1.0, 6.4],
  [1.25, 8.0],
  [1.75, 9.8],
  [1.75, 10.6],
  [1.05, 11.6],
  [1.05, 11.6],
  [1.55, 12.0],
  [1.55, 12.3],
  [0.85, 12.8],
  [0.8, 14.4],
  [1.1, 15.6],
  [1.1, 15.6],
  [2.9, 16.3],
  [3.05, 16.55],
  [2.9, 16.75],
  [1.35, 16.8],
  [1.35, 16.8],
  [1.4, 18.2],
  [1.55, 18.6],
];
const SCALE = 1.1;

/** A pair of turned candlesticks with half-burnt candles, the nearer 20 cm high. */
export const candlesticks: Form = {
  canvases: [
    wallCanvas(STEM, [
      { name: 'foot', bottom: 0.3, top: 1.8 },
      { name: 'shoulder', bottom: 7.2, top: 11.2 },
    ]),
  ],
  elevation: 11,
  closeUp: { at: [-4.2, 9.6, -2], height: 11 },
  place: 'table',
  build: () => ({ parts: [...stick([-4.6, 0, -1.8], SCALE, 6.5), ...stick([4.8, 0, 2.6], SCALE * 1.22, 8)] }),
};

function stick(shift: readonly [number, number, number], size: number, candle: number): Part[] {
  const top = 18.3;
  const wax: Point[] = [
    [1.16, top - 1.2],
    [1.14, top + candle * 0.6],
    [1.1, top + candle - 0.3],
    [0.95, top + candle - 0.08],
    [0.6, top + candle - 0.22],
    [0.001, top + candle - 0.4],
  ];
  const wick: Point[] = [
    [0.07, top + candle - 0.5],
    [0.06, top + candle + 0.5],
    [0.001, top + candle + 0.56],
  ];
  const move = { shift, size };
  return [
    { role: 'outside', mesh: moved(revolve({ profile: STEM, rows: 260, columns: 96 }), move) },
    {
      role: 'trim',
      mesh: moved(
        revolve({
          profile: [
            [1.55, 18.6],
            [1.3, 18.62],
            [1.2, 18.2],
            [1.2, 17.5],
            [0.001, 17.4],
          ],
          rows: 24,
          columns: 64,
        }),
        move,
      ),
    },
    { role: 'wax', mesh: moved(revolve({ profile: wax, rows: 60, columns: 64, wobble: 0.012 }), move) },
    { role: 'stand', mesh: moved(revolve({ profile: wick, rows: 8, columns: 12 }), move) },
  ];
}
