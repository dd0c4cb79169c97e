import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from './manifest';
import { imageFiles, pictureFolder } from './pictureFolder';

/** Size of every picture of some deployables, all widths and formats together, largest first. */
export async function countBytes(deployables: readonly string[]): Promise<{ name: string; bytes: number }[]> {
  const perDeployable = await Promise.all(
    deployables.map(async (deployable) => {
      const folder = pictureFolder(deployable);
      const names = Object.keys(await readManifest(folder.manifest));
      return Promise.all(
        names.map(async (name) => ({ name, bytes: await pictureBytes(folder.images, name) })),
      );
    }),
  );
  return perDeployable.flat().sort((a, b) => b.bytes - a.bytes);
}

async function pictureBytes(images: string, name: string): Promise<number> {
  const sizes = await Promise.all(imageFiles(name).map((file) => stat(path.join(images, file))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
