import path from 'node:path';
import { checkContent } from './checkContent';
import { readJson } from './readJson';
import { siteSchemas } from './siteSchemas';

/**
 * Checks every content file that a page imports.
 * @param folder the folder `content/`
 * @throws {Error} naming the first invalid file and every invalid field in it
 */
export function checkSite(folder: string): void {
  for (const [name, schema] of Object.entries(siteSchemas)) {
    const file = path.join(folder, name);
    checkContent(schema, file, readJson(file));
  }
}
