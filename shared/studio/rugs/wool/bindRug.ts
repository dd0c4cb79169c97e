import sharp from 'sharp';
import { smoothNoise } from '../../drawing/noise';
import type { FringeStyle } from './fringe';
import { fringePaths } from './fringe';
import type { Surface } from './surface';

/** A finished rug seen from straight above, cut out: selvedges, end webs and fringe included. */
export interface BoundRug {
  /** PNG with transparency. */
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Binding {
  readonly fringe: FringeStyle;
  /** Colour of the cord along the sides. */
  readonly selvedge: string;
  readonly seed: number;
}

/** Pixels that the sides may sway out of line. */
const SWAY = 5;

/**
 * Finishes a woven surface: binds the sides with a cord, adds a web and fringe at both ends and lets the
 * edges run a little out of true, as no hand-made rug is a rectangle.
 */
export async function bindRug(surface: Surface, { fringe, selvedge, seed }: Binding): Promise<BoundRug> {
  const { width, height } = surface;
  const fringeLength = fringe === 'none' ? 0 : Math.round(width * 0.036);
  const web = fringe === 'none' ? 0 : Math.round(width * 0.007);
  const cord = Math.round(width * 0.0055);
  const [left, top] = [cord + SWAY, fringeLength + web + SWAY];
  const [fullWidth, fullHeight] = [width + 2 * left, height + 2 * top];
  const pile = await sharp(surface.pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const threads = fringePaths({ style: fringe, width, length: fringeLength, thread: width / 560, seed });
  const ends = `<g transform="translate(${left} ${fullHeight - fringeLength - SWAY})">${threads}</g>
    <g transform="translate(${left} ${fringeLength + SWAY}) scale(1 -1)">${threads}</g>
    <rect x="${left}" y="${fringeLength + SWAY}" width="${width}" height="${height + 2 * web}" fill="#d9ccb0"/>`;
  const under = svg(fullWidth, fullHeight, `${ends}${cords(left, top, width, height, cord, selvedge)}`);
  const flat = await sharp(under)
    .composite([{ input: pile, left, top }])
    .ensureAlpha()
    .raw()
    .toBuffer();
  const swayed = sway(flat, fullWidth, fullHeight, seed);
  const image = await sharp(swayed, { raw: { width: fullWidth, height: fullHeight, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { image, width: fullWidth, height: fullHeight };
}

/** Cords of yarn wound round the outermost warps. */
function cords(
  left: number,
  top: number,
  width: number,
  height: number,
  cord: number,
  color: string,
): string {
  const windings: string[] = [];
  const pitch = cord * 0.8;
  for (let y = 0; y < height; y += pitch) {
    const shade = (0.04 + 0.1 * ((y * 0.37) % 1)).toFixed(2);
    for (const x of [left - cord, left + width - cord * 0.4]) {
      windings.push(
        `<path d="M${x} ${(top + y).toFixed(1)}l${(cord * 1.4).toFixed(1)} ${(pitch * 0.7).toFixed(1)}" stroke="#000" stroke-opacity="${shade}" stroke-width="1.6"/>`,
      );
    }
  }
  const bar = (x: number) =>
    `<rect x="${x}" y="${top}" width="${cord * 1.4}" height="${height}" rx="${cord / 2}" fill="${color}"/>`;
  return bar(left - cord) + bar(left + width - cord * 0.4) + windings.join('');
}

/** Moves every line a few pixels so that the outline is not ruled. */
function sway(pixels: Buffer, width: number, height: number, seed: number): Buffer {
  const moved = Buffer.alloc(pixels.length);
  const longest = Math.max(width, height);
  const across = Float32Array.from(
    { length: height },
    (_, y) => SWAY * smoothNoise((5 * y) / longest, 1, seed + 40),
  );
  const down = Float32Array.from(
    { length: width },
    (_, x) => SWAY * smoothNoise((5 * x) / longest, 2, seed + 41),
  );
  const source = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const target = new Uint32Array(moved.buffer, moved.byteOffset, width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round(x + (across[y] ?? 0));
      const fromY = Math.round(y + (down[x] ?? 0));
      const inside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
      target[y * width + x] = inside ? (source[fromY * width + fromX] ?? 0) : 0;
    }
  }
  return moved;
}

function svg(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}
