import { latticeNoise, smoothNoise } from '../../../drawing/noise';
import { toRgb } from '../../wool/toRgb';
import { woolColor } from '../../wool/woolColor';
import type { Camera } from './camera';
import { type Canvas, dab } from './canvas';

/** The edges of a rug that a close-up shows; lengths in knots. */
interface Ends {
  readonly cols: number;
  readonly rows: number;
  readonly fringe: 'loose' | 'knotted' | 'none';
  readonly selvedge: string;
  readonly seed: number;
}

const COTTON = toRgb('#e4d9c2');
/** Knots from the last row to the end of the fringe, of the woven web, and from thread to thread. */
const LENGTH = 21;
const WEB = 4;
const PITCH = 0.62;

/** Paints the fringe and web of the lower end and the bound side. */
export function paintEnds(canvas: Canvas, camera: Camera, ends: Ends): void {
  if (ends.fringe !== 'none') {
    paintThreads(canvas, camera, ends, true);
    paintThreads(canvas, camera, ends, false);
    paintWeb(canvas, camera, ends);
  }
  paintSelvedge(canvas, camera, ends);
}

/** Plied cotton warps; `shadow` paints where they darken the floor. */
function paintThreads(canvas: Canvas, camera: Camera, ends: Ends, shadow: boolean): void {
  const { cols, rows, seed } = ends;
  const bundle = ends.fringe === 'knotted' ? 9 : 3;
  const count = Math.floor(cols / PITCH);
  for (let index = 0; index < count; index += 1) {
    const noise = (use: number) => latticeNoise(index, use, seed + 60) - 0.5;
    const group = Math.floor(index / bundle);
    const start = index * PITCH;
    const middle = (group + 0.5) * bundle * PITCH;
    const drift = 2.6 * smoothNoise(group / 3, 4, seed) + 1.5 * (latticeNoise(group, 5, seed) - 0.5);
    const length = LENGTH * (0.86 + 0.22 * noise(1) + 0.08 * smoothNoise(group / 6, 6, seed));
    const steps = 90;
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      const gather =
        ends.fringe === 'knotted'
          ? Math.exp(-(((t - 0.28) / 0.12) ** 2))
          : 0.35 * Math.exp(-(((t - 0.4) / 0.3) ** 2));
      const straight = start + drift * t * t + noise(2) * 2.2 * t * t + 0.5 * noise(3) * Math.sin(7 * t);
      const x = straight + (middle + drift * t * t - straight) * gather;
      const y = rows + WEB - 0.5 + length * t;
      const lift = shadow ? 0 : 0.5 * (1 - t) + 0.3 + gather * 0.5;
      if (x < -6 || x > cols + 6) continue;
      const seen = camera.see(shadow ? x + 0.5 : x, shadow ? y + 0.4 : y, lift);
      if (seen.x < -9 || seen.x > canvas.width + 9 || seen.y < -9 || seen.y > canvas.height + 9) continue;
      const ply = shadow ? 0.62 : 0.86 + 0.1 * Math.sin(step * 1.5 + index) + 0.16 * noise(4) + 0.05 * gather;
      dab(
        canvas,
        seen.x,
        seen.y,
        seen.scale * (shadow ? 0.34 : 0.3),
        COTTON[0] * ply,
        COTTON[1] * ply,
        COTTON[2] * ply,
      );
    }
  }
}

/** A narrow plain weave that holds the last row of knots. */
function paintWeb(canvas: Canvas, camera: Camera, { cols, rows, seed }: Ends): void {
  for (let pick = 0; pick < WEB * 2; pick += 1) {
    for (let warp = 0; warp < cols / PITCH; warp += 1) {
      const noise = latticeNoise(warp, pick, seed + 70);
      for (const part of [-0.18, 0, 0.18]) {
        const seen = camera.see((warp + (pick % 2) / 2) * PITCH + part, rows + pick / 2 + 0.3, 0.3);
        if (seen.x < -9 || seen.x > canvas.width + 9 || seen.y < -9 || seen.y > canvas.height + 9) continue;
        const light = 0.8 + 0.14 * noise - 0.1 * part;
        dab(
          canvas,
          seen.x,
          seen.y,
          seen.scale * 0.27,
          COTTON[0] * light,
          COTTON[1] * light,
          COTTON[2] * light,
        );
      }
    }
  }
}

/** Yarn wound round the outermost warps of the left side. */
function paintSelvedge(canvas: Canvas, camera: Camera, { rows, selvedge, seed }: Ends): void {
  const rgb = woolColor(selvedge);
  for (let turn = 0; turn < rows / 0.55; turn += 1) {
    const y = turn * 0.55;
    const tone = 0.82 + 0.22 * latticeNoise(turn, 3, seed + 80);
    for (let step = 0; step <= 14; step += 1) {
      const angle = Math.PI * (step / 14);
      const seen = camera.see(
        0.3 - 1.2 * (1 + Math.cos(angle)),
        y + 0.35 * (step / 14),
        0.15 + 1.15 * Math.sin(angle),
      );
      if (seen.x < -9 || seen.x > canvas.width + 9 || seen.y < -9 || seen.y > canvas.height + 9) continue;
      const light = tone * (0.62 + 0.45 * Math.sin(angle * 0.8 + 0.35));
      dab(canvas, seen.x, seen.y, seen.scale * 0.3, rgb[0] * light, rgb[1] * light, rgb[2] * light);
    }
  }
}
