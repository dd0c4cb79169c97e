import { latticeNoise } from '../../drawing/noise';
import { moved, type Sheet } from '../drawing';
import type { Block } from './blocks';

/** How a cloth is printed with a block. */
export interface Printing {
  readonly block: Block;
  readonly main: string;
  readonly second: string;
  /** Distance between prints across and down, in sheet units. */
  readonly pitch: readonly [number, number];
  /** Width of the block in sheet units. */
  readonly size: number;
  /** Whether every other row is moved by half a repeat. */
  readonly halfDrop: boolean;
}

/** Prints a block over the sheet by hand: no impression sits, turns or takes the dye quite like the last. */
export function printAll(printing: Printing, { width, height, seed }: Sheet): string {
  const { block, pitch, size, halfDrop } = printing;
  const prints: string[] = [];
  for (let row = -1; row * pitch[1] < height + pitch[1]; row += 1) {
    for (let col = -1; col * pitch[0] < width + pitch[0]; col += 1) {
      const noise = (use: number) => latticeNoise(col * 8 + use, row, seed) - 0.5;
      const x = (col + (halfDrop && row % 2 !== 0 ? 0.5 : 0)) * pitch[0] + 3.2 * noise(1);
      const y = row * pitch[1] + 3.2 * noise(2);
      const depth = 0.9 + 0.2 * noise(4);
      const stamp = moved(block(printing.main, printing.second), x, y, size, 1.6 * noise(3));
      prints.push(`<g opacity="${Math.min(1, depth).toFixed(2)}">${stamp}</g>`);
    }
  }
  return prints.join('');
}
