import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from './manifest';
import { closeFile, imageFiles, pictureFolder } from './pictureFolder';

/** Bytes of a picture: of all usual widths and formats together, and of its close-up, 0 without one. */
interface PictureBytes {
  readonly name: string;
  readonly bytes: number;
  readonly closeBytes: number;
}

/** Size of every picture of some deployables, largest first. */
export async function countBytes(deployables: readonly string[]): Promise<PictureBytes[]> {
  const perDeployable = await Promise.all(
    deployables.map(async (deployable) => {
      const folder = pictureFolder(deployable);
      const entries = Object.entries(await readManifest(folder.manifest));
      return Promise.all(
        entries.map(async ([name, { widest }]) => ({
          name,
          bytes: await sumOf(folder.images, imageFiles(name)),
          closeBytes: await sumOf(folder.images, widest === undefined ? [] : [closeFile(name)]),
        })),
      );
    }),
  );
  return perDeployable.flat().sort((a, b) => b.bytes - a.bytes);
}

async function sumOf(images: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => stat(path.join(images, file))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
