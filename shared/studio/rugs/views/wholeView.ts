import sharp from 'sharp';
import type { BoundRug } from '../wool/bindRug';
import { plasterWall } from './plasterWall';

const WALL = '#e9e1d5';
/** Most of the frame that a rug takes, across and down. */
const REACH = { across: 0.8, down: 0.88 };

/** A whole rug laid straight, seen from above on a warm ground, with a soft shadow. */
export async function wholeView(rug: BoundRug, width: number, aspect: number, seed: number): Promise<Buffer> {
  const height = Math.round(width / aspect);
  const scale = Math.min((REACH.across * width) / rug.width, (REACH.down * height) / rug.height);
  const [rugWidth, rugHeight] = [Math.round(rug.width * scale), Math.round(rug.height * scale)];
  const [left, top] = [Math.round((width - rugWidth) / 2), Math.round((height - rugHeight) / 2)];
  const lying = await sharp(rug.image).resize(rugWidth, rugHeight, { kernel: 'lanczos3' }).png().toBuffer();
  const wall = await plasterWall(width, height, WALL, seed).png({ compressionLevel: 1 }).toBuffer();
  const far = await shadow(lying, width, height, {
    left,
    top,
    offset: width * 0.011,
    blur: width * 0.014,
    depth: 0.34,
  });
  const near = await shadow(lying, width, height, {
    left,
    top,
    offset: width * 0.003,
    blur: width * 0.0028,
    depth: 0.4,
  });
  return sharp(wall)
    .composite([
      { input: far },
      { input: near },
      { input: lying, left, top },
      { input: light(width, height), blend: 'over' },
    ])
    .png()
    .toBuffer();
}

interface Shadow {
  readonly left: number;
  readonly top: number;
  /** To the lower right, in pixels. */
  readonly offset: number;
  readonly blur: number;
  /** Darkness where nothing of the light arrives, 0 to 1. */
  readonly depth: number;
}

async function shadow(shape: Buffer, width: number, height: number, form: Shadow): Promise<Buffer> {
  const alpha = await sharp(shape).extractChannel(3).toBuffer();
  const outline = sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    {
      input: alpha,
      left: Math.round(form.left + form.offset),
      top: Math.round(form.top + form.offset * 1.1),
    },
  ]);
  const blurred = await sharp(await outline.png({ compressionLevel: 1 }).toBuffer())
    .extractChannel(0)
    .blur(form.blur)
    .linear(form.depth, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#2b1d12' } })
    .joinChannel(blurred, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Daylight from the upper left over everything. */
function light(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".05"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  );
}
