import type { Ink, Shape } from '../drawing/shape';
import type { Point } from '../geometry/curve';

/** A straight-sided shape through the given corners. */
export const polygon = (ink: Ink, ...points: Point[]): Shape => ({ points, ink });
