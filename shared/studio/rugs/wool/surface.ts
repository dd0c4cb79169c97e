import type { KnotGrid } from '../cartoon/knotGrid';
import type { Palette } from '../palettes';

/** A woven surface seen from straight above, three bytes a pixel. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What a surface is woven from. */
export interface Weave {
  readonly grid: KnotGrid;
  readonly palette: Palette;
  readonly seed: number;
}

/** Pixels that a knot is wide and high on a surface. */
export const PIXELS_PER_KNOT = 4;

/** Computes a surface pixel by pixel. */
export function shadeSurface(
  { grid }: Weave,
  shade: (x: number, y: number) => readonly [r: number, g: number, b: number],
): Surface {
  const [width, height] = [grid.cols * PIXELS_PER_KNOT, grid.rows * PIXELS_PER_KNOT];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = shade(x, y);
      const at = (y * width + x) * 3;
      pixels[at] = clamp(r);
      pixels[at + 1] = clamp(g);
      pixels[at + 2] = clamp(b);
    }
  }
  return { width, height, pixels };
}

function clamp(level: number): number {
  return level < 0 ? 0 : level > 255 ? 255 : level;
}
