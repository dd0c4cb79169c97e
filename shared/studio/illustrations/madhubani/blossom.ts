import { points } from '../../drawing/points';
import { curveThrough } from '../../drawing/curve';
import { dot, fill, moved } from '../drawing';
import { MITHILA } from './mithila';

const { ink, yellow } = MITHILA;

/** A round flower of eight petals, radius 1. */
export function blossom(color: string): string {
  const petals = Array.from({ length: 8 }, (_, index) =>
    moved(
      fill(curveThrough(points('0,-0.2 0.3,-0.66 0,-1 -0.3,-0.66'), true), color, ink, 0.09),
      0,
      0,
      1,
      index * 45,
    ),
  );
  return petals.join('') + dot(0, 0, 0.3, ink) + dot(0, 0, 0.22, yellow);
}
