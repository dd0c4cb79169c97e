import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import manifestFile from '../../pictures/manifest.json';
import { assetAddress } from './assetAddress';

const manifest: Readonly<Record<string, Omit<PictureSource, 'base'>>> = manifestFile;

/** Finds a picture of this remote by its name; undefined until it has been made. */
export function findPicture(name: string): PictureSource | undefined {
  const measures = manifest[name];
  return measures && { ...measures, base: assetAddress(`pictures/${name}`) };
}
