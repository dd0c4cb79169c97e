import { curveThrough } from '../../drawing/curve';
import { points } from '../../drawing/points';
import type { Point } from '../../drawing/shape';
import { fill, line, moved } from '../drawing';
import { person } from '../warli/person';
import { POSES } from '../warli/poses';
import { BRASS, EARTH, INDIGO, MADDER } from './spot';

const WATER = 250;

/** A fisher's net hangs empty in the water; the fish are all on the other side of the boat. */
export function emptyNet(): string {
  return [
    boat(330, WATER),
    person(330, WATER - 16, 196, POSES.reach, 'turban', EARTH),
    net(),
    ...waves(),
    ...points('92,330 176,378 108,428 226,438 262,350').map(([x, y], index) =>
      fish(x, y, 62 - (index % 3) * 8, index % 2 === 0 ? MADDER : BRASS),
    ),
  ].join('');
}

function boat(x: number, y: number): string {
  const hull = curveThrough(points('-0.5,-0.16 -0.34,-0.06 -0.2,0.05 0.2,0.05 0.34,-0.06 0.5,-0.16'));
  return moved(fill([...hull, [0.3, -0.08], [-0.3, -0.08]], EARTH), x, y, 330);
}

/** Ropes from his hands, and a bag of mesh below the water. */
function net(): string {
  const [left, right, top, bottom] = [462, 634, 268, 448];
  const at = (across: number, down: number): Point => {
    const narrowed = 0.5 + (across - 0.5) * (1 - 0.42 * down * down);
    return [
      left + (right - left) * narrowed,
      top + (bottom - top) * down * (1 - 0.24 * (2 * across - 1) ** 2),
    ];
  };
  const cord = (from: number, lean: 1 | -1) =>
    line(
      Array.from({ length: 11 }, (_, step) => [from + (lean * step) / 10, step / 10] as const)
        .filter(([across]) => across >= -0.001 && across <= 1.001)
        .map(([across, down]) => at(across, down)),
      2,
      INDIGO,
    );
  const starts = Array.from({ length: 13 }, (_, index) => (index - 6) / 6);
  const edge = Array.from({ length: 11 }, (_, step) => at(step / 10, 1));
  return [
    line(curveThrough([[404, 77], [440, 168], at(0, 0)]), 3, INDIGO),
    line(curveThrough([[417, 55], [540, 128], at(1, 0)]), 3, INDIGO),
    line([at(0, 0), at(1, 0)], 5, INDIGO),
    line([at(0, 0), at(0, 0.5), at(0, 1)], 3, INDIGO),
    line([at(1, 0), at(1, 0.5), at(1, 1)], 3, INDIGO),
    line(edge, 4, INDIGO),
    ...starts.flatMap((from) => [cord(from, 1), cord(from + 1, -1)]),
  ].join('');
}

/** The surface: one wave from side to side, and shorter ones below it. */
function waves(): string[] {
  return [wave(4, 696, WATER + 10), wave(32, 190, WATER + 32), wave(652, 696, WATER + 32)];
}

function wave(from: number, to: number, y: number): string {
  const crest: Point[] = [];
  for (let x = from; x <= to; x += 14) crest.push([x, y + (crest.length % 2 === 0 ? 0 : -8)]);
  return line(curveThrough(crest), 3, INDIGO);
}

/** A fish that swims to the left. */
function fish(x: number, y: number, length: number, color: string): string {
  const body = fill(
    curveThrough(points('-0.5,0 -0.2,-0.17 0.14,-0.13 0.34,0 0.14,0.13 -0.2,0.17'), true),
    color,
  );
  const tail = fill(points('0.3,0 0.52,-0.17 0.46,0 0.52,0.17'), color);
  const eye = '<circle cx="-.3" cy="-.04" r=".035" fill="#fbf7f0"/>';
  const ribs = [-0.12, 0, 0.12]
    .map((at) =>
      line(
        [
          [at, -0.11],
          [at, 0.11],
        ],
        0.025,
        '#fbf7f0',
      ),
    )
    .join('');
  return moved(body + tail + ribs + eye, x, y, length);
}
