import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { drawSpot } from '../illustrations/spots/spots';
import { pictureFolder } from './pictureFolder';
import { writeWhole } from './writeWhole';

/**
 * Draws the spot drawings that a deployable has, and those named, as SVG files.
 * @param deployable path of the deployable's folder
 * @returns paths of the files
 * @throws {RangeError} when no drawing has such a name
 */
export async function drawSpots(deployable: string, names: readonly string[]): Promise<string[]> {
  const { drawings } = pictureFolder(deployable);
  const wanted = new Set([...(await spotsOf(deployable)), ...names]);
  const drawn = [...wanted].map((name) => [path.join(drawings, `${name}.svg`), drawSpot(name)] as const);
  for (const [file, svg] of drawn) await writeWhole(file, svg);
  return drawn.map(([file]) => file);
}

/**
 * Names of the spot drawings that a deployable has.
 * @internal
 */
export async function spotsOf(deployable: string): Promise<string[]> {
  const files = await readdir(pictureFolder(deployable).drawings).catch(() => []);
  return files.map((file) => path.basename(file, '.svg')).sort();
}
