import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pMap from 'p-map';

const COMPRESSIBLE = /\.(js|json|svg|webmanifest|txt)$/;

/** A file and, if it is text, the compressed files beside it. */
export function withCompressed(file: string): readonly string[] {
  return [file, ...compressedForms(file)];
}

/** Names of a file's compressed forms; none for kinds that are not compressed. */
export function compressedForms(file: string): readonly string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : [];
}

/** Writes `.br` and `.gz` beside every text file below a folder, as the asset server sends them. */
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
