import { cloudNoise, latticeNoise } from '../drawing/noise';

/**
 * Canvas behind an object, painted in clouds of one colour.
 *
 * @param x place from the left edge, as a share of the picture's width
 * @param y place from the top edge, as a share of the picture's width
 * @returns factor of its light, and grain in levels of 255, which keeps soft gradients free of bands
 */
export type PaintedCanvas = (x: number, y: number) => { readonly tone: number; readonly grain: number };

/** A painted backdrop; another seed puts its clouds elsewhere. */
export function paintedBackdrop(seed: number): PaintedCanvas {
  return (x, y) => {
    const clouds = cloudNoise(x * 2.6, y * 2.6, seed);
    const strokes = cloudNoise(x * 11 + clouds * 3, y * 7, seed + 1);
    const grain = latticeNoise(Math.round(x * 4096), Math.round(y * 4096), seed) - 0.5;
    return { tone: 1.02 + 0.1 * clouds + 0.03 * strokes, grain: 2.4 * grain };
  };
}
