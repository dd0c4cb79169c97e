import path from 'node:path';
import { artisanListSchema, type ListedArtisan } from '@tanabana/runtime/contracts/artisanList';
import { checkContent, readJson } from './checkSite';

/**
 * Reads the artisans for other remotes.
 * @throws {Error} naming the file and every invalid field
 */
export function listArtisans(folder: string): ListedArtisan[] {
  const file = path.join(folder, 'artisans.json');
  return checkContent(artisanListSchema, file, readJson(file));
}
