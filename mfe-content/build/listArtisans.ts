import path from 'node:path';
import { records } from '../src/contract';
import { readContent } from './checkSite';

/** Reads the public record of the artisans. @throws {Error} naming the file and every invalid field */
export const listArtisans = (folder: string) =>
  readContent(records.artisans, path.join(folder, 'artisans.json'));
