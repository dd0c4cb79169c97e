import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pMap from 'p-map';

const COMPRESSIBLE = /\.(js|json|svg|webmanifest|txt)$/;

/** Returns a file and its compressed forms. */
export function withCompressed(file: string): readonly string[] {
  return [file, ...compressedForms(file)];
}

/** Returns the names of the Brotli and gzip forms of a text file. */
export function compressedForms(file: string): readonly string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : [];
}

/** Writes `.br` and `.gz` next to every text file below a folder. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const compress = async (file: string) => {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content));
  };
  await pMap(files, compress, { concurrency: availableParallelism() });
}
