import { cloudNoise, latticeNoise, smoothNoise } from '../../../drawing/noise';
import { toRgb } from '../../wool/toRgb';
import type { Camera } from './camera';
import type { Canvas } from './canvas';

const STONE = toRgb('#d9cdbb');

/** Light that reaches the foundation between tufts. */
const UNDER_PILE = 0.16;

/** Paints a smooth pale floor with the soft shadow that a rug's sides and lower end leave on it. */
export function paintFloor(
  canvas: Canvas,
  camera: Camera,
  { cols, rows }: { readonly cols: number; readonly rows: number },
  seed: number,
): void {
  const { width, height, pixels } = canvas;
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const [x, y] = camera.floorAt(px, py);
      const [aside, below] = [Math.max(0, -x, x - cols), Math.max(0, y - rows)];
      const contact = 0.5 * Math.exp(-Math.hypot(aside, below) / 2.6);
      const grain =
        0.02 * (latticeNoise(px, py, seed) - 0.5) +
        0.03 * cloudNoise(x / 30, y / 30, seed) +
        0.012 * smoothNoise(x, y, seed);
      const light = x > 0 && x < cols && y < rows ? UNDER_PILE : (1 + grain) * (1 - contact);
      const at = (py * width + px) * 3;
      for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = (STONE[channel] ?? 0) * light;
    }
  }
}
