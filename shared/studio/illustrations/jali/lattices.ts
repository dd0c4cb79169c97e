import { points } from '../../drawing/points';
import type { Point } from '../../drawing/shape';
import { dot, fill, line } from '../drawing';

/** Draws the stone bars of one square repeat of a lattice, black on nothing, in a square from 0, 0 to 1, 1. */
export type Lattice = () => string;

const BAR = 0.1;

function polygon(sides: number, radius: number, x: number, y: number, turn: number): Point[] {
  return Array.from({ length: sides }, (_, index): Point => {
    const angle = turn + (index / sides) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function outline(points: readonly Point[]): string {
  return line([...points, points[0] ?? [0, 0], points[1] ?? [0, 0]], BAR, '#000');
}

/** Eight-pointed stars with crosses between. */
export const starLattice: Lattice = () => {
  const tips = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * 2 * Math.PI;
    const reach = index % 2 === 0 ? 0.5 : 0.325;
    return [0.5 + reach * Math.cos(angle), 0.5 + reach * Math.sin(angle)];
  });
  return (
    outline(tips) + outline(polygon(8, 0.16, 0.5, 0.5, Math.PI / 8)) + spokes(8, 0.16, 0.325, Math.PI / 8)
  );
};

/** Octagons joined by squares, a flower in each octagon. */
export const octagonLattice: Lattice = () => {
  const petals = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    return fill(
      polygon(20, 0.062, 0.5 + 0.13 * Math.cos(angle), 0.5 + 0.13 * Math.sin(angle), 0),
      'none',
      '#000',
      0.034,
    );
  });
  return (
    outline(polygon(8, 0.5 / Math.cos(Math.PI / 8), 0.5, 0.5, Math.PI / 8)) +
    petals.join('') +
    dot(0.5, 0.5, 0.055, '#000') +
    spokes(8, 0.18, 0.5, 0)
  );
};

/** Circles that overlap their neighbours, so that the openings are petals. */
export const petalLattice: Lattice = () =>
  points('0,0 1,0 0,1 1,1 0.5,0.5')
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".5" fill="none" stroke="#000" stroke-width="${BAR}"/>`)
    .join('') +
  points('0.5,0 0,0.5 1,0.5 0.5,1')
    .map(([x, y]) => dot(x, y, 0.07, '#000'))
    .join('');

function spokes(count: number, from: number, to: number, turn: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    const at = (reach: number): Point => [0.5 + reach * Math.cos(angle), 0.5 + reach * Math.sin(angle)];
    return line([at(from), at(to)], BAR * 0.8, '#000');
  }).join('');
}
