// `node shell/deploy/assemble.mjs <folder>`: puts what the image holds into a folder.
import path from 'node:path';
import { copyImageFiles } from './imageFiles.mjs';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Name the folder: node shell/deploy/assemble.mjs <folder>');
await copyImageFiles(path.resolve(import.meta.dirname, '../..'), path.resolve(target));
