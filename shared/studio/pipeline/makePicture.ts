import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureRecord } from '../renderer';
import { loadRenderer } from '../renderers';
import { encodePicture } from './encodePicture';
import { CLOSE_WIDTH, closeFile, FORMATS, imageFile, WIDTHS } from './pictureFolder';
import { writeWhole } from './writeWhole';

const MASTER_WIDTH = 1200;

/** One picture to make, with the paths of its master and its files. */
export interface PictureJob {
  readonly record: PictureRecord;
  /** Path of the master; it is rendered only if the file does not exist. */
  readonly master: string;
  /** Folder of the encoded files. */
  readonly images: string;
  /** Whether to make the files of the usual widths. */
  readonly usual: boolean;
  /** Path of the close-up's master, if the close-up is to be made. */
  readonly closeMaster?: string;
}

/** Facts about a finished picture: size in pixels, average colour as hex. */
interface MadePicture {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/**
 * Renders a picture unless its master exists, encodes every size that is asked for and writes the files.
 * @returns undefined when only the close-up was made
 */
export async function makePicture(job: PictureJob): Promise<MadePicture | undefined> {
  if (job.closeMaster !== undefined) await makeCloseUp(job, job.closeMaster);
  return job.usual ? makeUsual(job) : undefined;
}

async function makeCloseUp({ record, images }: PictureJob, file: string): Promise<void> {
  const master = await masterOf(record, file, CLOSE_WIDTH);
  await writeWhole(
    path.join(images, closeFile(record.name)),
    await encodePicture(master, CLOSE_WIDTH, 'avif'),
  );
}

async function makeUsual({ record, master: file, images }: PictureJob): Promise<MadePicture> {
  const master = await masterOf(record, file, MASTER_WIDTH);
  for (const width of WIDTHS) {
    for (const format of FORMATS) {
      const file = path.join(images, imageFile(record.name, width, format));
      await writeWhole(file, await encodePicture(master, width, format));
    }
  }
  const width = MASTER_WIDTH;
  return { width, height: Math.round(width / record.aspect), color: await averageColor(master) };
}

/** Reads a master, or renders it. @param width in pixels */
async function masterOf(record: PictureRecord, file: string, width: number): Promise<Buffer> {
  const renderer = await loadRenderer(record.kind);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const workFolder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  try {
    const master = await renderer.render(record, width, workFolder);
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
