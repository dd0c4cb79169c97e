import type { Canvas } from '../form';

/** Pixels to rasterise a canvas at: about what a picture 1400 pixels wide can show of it. */
export function canvasPixels(canvas: Canvas): { width: number; height: number } {
  const width = canvas.kind === 'wall' ? 3600 : 1800;
  return { width, height: Math.round((width * canvas.height) / canvas.width) };
}
