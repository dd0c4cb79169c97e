import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureRecord } from '../renderer';
import { loadRenderer } from '../renderers';
import { encodePicture } from './encodePicture';
import { FORMATS, imageFile, WIDTHS } from './pictureFolder';
import { writeWhole } from './writeWhole';

const MASTER_WIDTH = 1200;

/** One picture to make, with the paths of its master and its files. */
export interface PictureJob {
  readonly record: PictureRecord;
  /** Path of the master; it is rendered only if the file does not exist. */
  readonly master: string;
  /** Folder of the encoded files. */
  readonly images: string;
}

/** Facts about a finished picture: size in pixels, average colour as hex. */
interface MadePicture {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Renders a picture unless its master exists, encodes every size and writes the files. */
export async function makePicture({ record, master: file, images }: PictureJob): Promise<MadePicture> {
  const renderer = await loadRenderer(record.kind);
  const master = await cachedMaster(file, (workFolder) => renderer.render(record, MASTER_WIDTH, workFolder));
  for (const width of WIDTHS) {
    for (const format of FORMATS) {
      const file = path.join(images, imageFile(record.name, width, format));
      await writeWhole(file, await encodePicture(master, width, format));
    }
  }
  const width = WIDTHS[2];
  return { width, height: Math.round(width / record.aspect), color: await averageColor(master) };
}

async function cachedMaster(file: string, render: (workFolder: string) => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const workFolder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  try {
    const master = await render(workFolder);
    await writeWhole(file, master);
    return master;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function averageColor(master: Buffer): Promise<string> {
  const { channels } = await sharp(master).stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
