import { byHand } from '../drawing/byHand';
import type { Shape } from '../drawing/shape';
import type { Canvas } from '../form';
import { paintedPen } from '../pens/paintedPen';
import type { Drawing, Dressing } from '../surface';
import { canvasDrawing } from './canvasDrawing';

interface Brush {
  /** How far a line strays, in centimetres. */
  readonly stray: number;
  /** Width of the outline, in centimetres. */
  readonly outline: number;
  /** Width to rasterise it at, in pixels. */
  readonly pixels?: number;
}

/** Shapes painted by brush on a ground of one colour. */
export function paintedDrawing(
  canvas: Canvas,
  shapes: readonly Shape[],
  { palette, random }: Dressing,
  { stray, outline, ...size }: Brush,
): Drawing {
  const body = paintedPen(byHand(shapes, stray), palette, outline, random);
  return canvasDrawing(canvas, { background: palette.ground, body, ...size });
}
