import { solidObject } from './solidObject';
import type { Form } from '../form';
import { moved, type Move } from '../geometry/moved';
import { tube } from '../geometry/tube';
import { between, type Random } from '../random';

/** Dried grasses standing in an opening of this height and radius. */
export function stems(random: Random, mouth: NonNullable<Form['mouth']>, move: Move): string {
  const straw =
    'texture{pigment{bozo color_map{[.2 rgb<.42,.31,.15>][.8 rgb<.6,.47,.27>]} scale 2} finish{ambient 0 diffuse .85}}';
  const seed =
    'texture{pigment{granite color_map{[.2 rgb<.34,.2,.09>][.8 rgb<.62,.44,.24>]} scale .8} finish{ambient 0 diffuse .85} normal{granite .9 scale .3}}';
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI + between(random, -0.3, 0.3);
    const long = mouth.height * between(random, 0.62, 0.98);
    const lean = long * between(random, 0.14, 0.42);
    const foot = mouth.radius * 0.55;
    const path = (t: number) =>
      [
        Math.cos(angle) * (foot + lean * t ** 1.6),
        mouth.height - 4 + (long + 4) * t,
        Math.sin(angle) * (foot + lean * 0.7 * t ** 1.6),
      ] as const;
    const size = mouth.height / 30;
    const ear = (t: number) => path(0.82 + 0.2 * t);
    return (
      solidObject(
        moved(
          tube({ path, radius: (t) => Math.max(0.15, size * 0.15) * (1 - 0.45 * t), rows: 30, columns: 8 }),
          move,
        ),
        straw,
      ) +
      solidObject(
        moved(
          tube({
            path: ear,
            radius: (t) =>
              Math.max(0.5, size * 0.62) * Math.sin(Math.PI * Math.min(1, 0.06 + t)) ** 0.8 + 0.01,
            rows: 24,
            columns: 10,
          }),
          move,
        ),
        seed,
      )
    );
  }).join('\n');
}
