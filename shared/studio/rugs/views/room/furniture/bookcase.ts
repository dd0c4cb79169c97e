import { latticeNoise } from '../../../../drawing/noise';
import { cloth, clay, uprightWood, wood } from '../materials';
import { type Place, put, softBlock } from '../povText';

const BINDINGS = ['#7f2f2a', '#2c3f5c', '#5c6b52', '#b08a4a', '#d9cdb4', '#3b342f', '#8a5a3c'] as const;
const SHELF = 0.36;

/** An open bookcase against the wall, `width` wide and `shelves` high, with books and a pot here and there. */
export function bookcase(at: Place, width: number, shelves: number, color: string, seed: number): string {
  const half = width / 2;
  const height = shelves * SHELF + 0.1;
  const boards = Array.from({ length: shelves + 1 }, (_, index) =>
    softBlock([-half, 0.06 + index * SHELF, -0.3], [half, 0.09 + index * SHELF, 0], 0.004),
  );
  const uprights = [-half, -half / 3, half / 3, half].map((x) =>
    softBlock([x - 0.015, 0, -0.305], [x + 0.015, height, 0], 0.004),
  );
  const back = `box{<${-half},.06,-.012>,<${half},${height},-.002>}`;
  const bays = Array.from({ length: shelves }, (_, shelf) =>
    [0, 1, 2].map((bay) => {
      const left = -half + (bay * width) / 3 + 0.03;
      const place: Place = [at[0] + left, at[1] + 0.09 + shelf * SHELF, at[2] - 0.15];
      return row(place, width / 3 - 0.06, seed + shelf * 7 + bay);
    }),
  );
  return [
    ...boards.map((body) => put(body, wood(color), at)),
    ...uprights.map((body) => put(body, uprightWood(color), at)),
    put(back, uprightWood(color), at),
    ...bays.flat(),
  ].join('');
}

/** Books side by side from the left until three quarters of the bay are full, then a pot if there is room. */
function row(at: Place, width: number, seed: number): string {
  const parts: string[] = [];
  const full = width * (0.55 + 0.4 * latticeNoise(seed, 1, 3));
  let x = 0;
  for (let index = 0; x < full - 0.05; index += 1) {
    const noise = (use: number) => latticeNoise(seed * 31 + index, use, 5);
    const thick = 0.018 + 0.03 * noise(1);
    const tall = 0.19 + 0.1 * noise(2);
    const binding = BINDINGS[Math.floor(noise(3) * BINDINGS.length)] ?? BINDINGS[0];
    const body = softBlock([x, 0, -0.1 + 0.02 * noise(4)], [x + thick - 0.002, tall, 0.1], 0.003);
    parts.push(put(body, cloth(binding), at));
    x += thick;
  }
  const pot =
    'lathe{cubic_spline 8,<0,0>,<.03,0>,<.05,.05>,<.055,.1>,<.03,.15>,<.028,.18>,<.036,.19>,<.036,.19>}';
  const room = width - x;
  if (room > 0.13)
    parts.push(put(pot, clay(seed % 2 ? '#c9b79a' : '#9c5a41'), [at[0] + x + room / 2, at[1], at[2]]));
  return parts.join('');
}
