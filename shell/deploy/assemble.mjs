// `node shell/deploy/assemble.mjs <folder> [board]`: copies the files of the image into a folder.
import path from 'node:path';
import { copyImageFiles } from './imageFiles.mjs';

const [target, server = 'shop'] = process.argv.slice(2);
if (target === undefined || !['shop', 'board'].includes(server)) {
  throw new Error('Name the folder: node shell/deploy/assemble.mjs <folder> [board]');
}
await copyImageFiles(path.resolve(import.meta.dirname, '../..'), path.resolve(target), server);
