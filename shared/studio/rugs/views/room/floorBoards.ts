import sharp from 'sharp';
import { cloudNoise, latticeNoise, smoothNoise } from '../../../drawing/noise';
import { toRgb } from '../../wool/toRgb';

/** Side of the square of floor that the picture covers, in metres. */
export const FLOOR_METRES = 6;
const PIXELS = 1800;

/** A floor: boards laid lengthwise, square stone slabs, or slabs of two colours by turns. */
export interface Floor {
  readonly kind: 'boards' | 'slabs' | 'checks';
  readonly color: string;
  /** Width of a board or slab in metres. */
  readonly module: number;
}

/** Paints a square of floor seen from above. */
export function paintFloorPicture({ kind, color, module }: Floor, seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(PIXELS * PIXELS * 3);
  const base = toRgb(color);
  const shade = { boards: board, slabs: slab, checks: check }[kind];
  for (let py = 0; py < PIXELS; py += 1) {
    for (let px = 0; px < PIXELS; px += 1) {
      const { light, warmth } = shade(
        (px / PIXELS) * FLOOR_METRES,
        (py / PIXELS) * FLOOR_METRES,
        module,
        seed,
      );
      const at = (py * PIXELS + px) * 3;
      pixels[at] = clamp(base[0] * light * (1 + warmth));
      pixels[at + 1] = clamp(base[1] * light);
      pixels[at + 2] = clamp(base[2] * light * (1 - warmth));
    }
  }
  return sharp(pixels, { raw: { width: PIXELS, height: PIXELS, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

interface Tone {
  readonly light: number;
  /** Shift from blue to red. */
  readonly warmth: number;
}

/** Boards run along y, their ends staggered; the grain follows them. */
function board(x: number, y: number, module: number, seed: number): Tone {
  const row = Math.floor(x / module);
  const start = latticeNoise(row, 1, seed) * 2.2;
  const length = 2.2;
  const plank = Math.floor((y + start) / length);
  const own = (use: number) => latticeNoise(row * 31 + plank, use, seed);
  const [inX, inY] = [x / module - row, ((y + start) % length) / length];
  const gap = Math.min(inX, 1 - inX) * module < 0.0016 || Math.min(inY, 1 - inY) * length < 0.0014 ? 0.55 : 1;
  const bend = 0.02 * smoothNoise(y * 1.3, row + plank * 7, seed + 2);
  const grain =
    smoothNoise((x + bend) * 120, y * 2.2 + own(3) * 50, seed + 4) * 0.05 +
    smoothNoise((x + bend) * 380, y * 5, seed + 5) * 0.035;
  const cathedral =
    Math.sin(
      (x / module - row - 0.5 + 0.3 * own(4)) ** 2 * 60 +
        cloudNoise(x * 6, y * 0.7 + own(5) * 40, seed + 6) * 7,
    ) * 0.028;
  return { light: gap * (0.93 + 0.14 * own(2) + grain + cathedral), warmth: (own(6) - 0.5) * 0.05 };
}

/** Slabs with narrow joints, clouded like limestone. */
function slab(x: number, y: number, module: number, seed: number): Tone {
  const [col, row] = [Math.floor(x / module), Math.floor(y / module)];
  const own = latticeNoise(col, row, seed);
  const [inX, inY] = [x / module - col, y / module - row];
  const joint = Math.min(inX, 1 - inX, inY, 1 - inY) * module;
  const gap = joint < 0.0022 ? 0.72 : joint < 0.006 ? 0.95 : 1;
  const cloud =
    cloudNoise(x * 2.4 + own * 30, y * 2.4, seed + 1) * 0.06 + smoothNoise(x * 60, y * 60, seed + 2) * 0.018;
  return { light: gap * (0.95 + 0.1 * own + cloud), warmth: (latticeNoise(row, col, seed + 3) - 0.5) * 0.04 };
}

/** Slabs of which every second one is dark. */
function check(x: number, y: number, module: number, seed: number): Tone {
  const { light, warmth } = slab(x, y, module, seed);
  const isDark = (Math.floor(x / module) + Math.floor(y / module)) % 2 === 1;
  return { light: isDark ? light * 0.34 : light, warmth };
}

function clamp(level: number): number {
  return Math.min(255, Math.max(0, level));
}
