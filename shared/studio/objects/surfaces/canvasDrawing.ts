import { svgPicture, type SvgPicture } from '../drawing/svgPicture';
import type { Canvas } from '../form';
import type { Drawing } from '../surface';

interface CanvasPicture extends Omit<SvgPicture, 'width' | 'height'>, Pick<Drawing, 'soften'> {
  /** Width to rasterise it at, where the usual one is too coarse. */
  readonly pixels?: number;
}

/** A drawing over a whole canvas, at about the pixels that a picture 1400 pixels wide can show of it. */
export function canvasDrawing(canvas: Canvas, { pixels, soften, ...picture }: CanvasPicture): Drawing {
  const { width, height, kind } = canvas;
  const usual = kind === 'wall' ? 3600 : 1800;
  return {
    svg: svgPicture({ ...picture, width, height }),
    width: pixels ?? usual,
    height: Math.round(((pixels ?? usual) * height) / width),
    ...(soften !== undefined && { soften }),
  };
}
