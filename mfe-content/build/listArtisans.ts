import path from 'node:path';
import type { InferOutput } from 'valibot';
import { records } from '../src/contract';
import { checkContent, readJson } from './checkSite';

/**
 * Reads the artisans for other remotes.
 * @throws {Error} naming the file and every invalid field
 */
export function listArtisans(folder: string): InferOutput<typeof records.artisans> {
  const file = path.join(folder, 'artisans.json');
  return checkContent(records.artisans, file, readJson(file));
}
