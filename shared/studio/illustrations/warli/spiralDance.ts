import type { Point } from '../../drawing/shape';
import { dot, line, type Sheet } from '../drawing';
import { flock, RICE, WIDE } from './backdrop';
import { hut } from './hut';
import { wallBorder } from './wallBorder';
import { palm, sun, tree } from './nature';
import { person } from './person';
import { POSES } from './poses';

/** The spiral dance round the tarpa player. */
export function spiralDance({ width, height, seed }: Sheet): string {
  const wide = width > WIDE;
  const centre: Point = [width * (wide ? 0.6 : 0.5), height * 0.52];
  const dancers: string[] = [];
  let angle = 0.6;
  let reach = 118;
  while (reach < Math.min(width, height) * 0.4) {
    const x = centre[0] + reach * Math.cos(angle);
    const y = centre[1] + reach * 0.94 * Math.sin(angle);
    const size = 92 + reach * 0.09;
    dancers.push(
      person(x, y + size * 0.45, size, POSES.dance, dancers.length % 2 === 0 ? 'bun' : 'turban', RICE),
    );
    const step = (size * 0.62) / reach;
    angle += step;
    reach += step * 25;
  }
  const aside = wide
    ? [
        tree(290, height * 0.56, 380, seed, RICE),
        hut(260, height - 140, 270, RICE),
        hut(500, height - 110, 210, RICE),
        palm(width - 230, height - 110, 430, RICE),
      ]
    : [];
  const tarpa: Point[] = [
    [centre[0] + 6, centre[1] - 12],
    [centre[0] + 22, centre[1] + 16],
    [centre[0] + 52, centre[1] + 30],
  ];
  return [
    wallBorder(width, height, RICE),
    ...dancers,
    person(centre[0], centre[1] + 62, 120, POSES.drum, 'turban', RICE),
    line(tarpa, 8, RICE),
    dot(centre[0] + 56, centre[1] + 32, 10, RICE),
    ...aside,
    flock(130, 160),
    sun(width - 160, 165, 60, RICE),
  ].join('');
}
