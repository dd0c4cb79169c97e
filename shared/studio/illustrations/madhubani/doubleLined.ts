import type { Point } from '../../drawing/shape';
import { fill } from '../drawing';
import { MITHILA } from './mithila';

const { ink, paper } = MITHILA;

/** An area with the double outline of Mithila painting. */
export function doubleLined(points: readonly Point[], color: string, width = 3): string {
  return (
    fill(points, paper, ink, width * 2.6) +
    fill(points, color, paper, width * 1.5) +
    fill(points, color, ink, width * 0.45)
  );
}
