import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import pMap from 'p-map';

const brotli = promisify(brotliCompress);

const COMPRESSIBLE = /\.(js|json|svg|webmanifest|txt)$/;

export function withCompressed(file: string): readonly string[] {
  return [file, ...compressedForms(file)];
}

export function compressedForms(file: string): readonly string[] {
  return COMPRESSIBLE.test(file) ? [`${file}.br`, `${file}.gz`] : [];
}

/** For thousands of small data files, the highest quality takes more than twice the time to save 2 % of the bytes. */
const DATA_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes the Brotli and gzip forms of every text file below a folder. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const compress = async (file: string) => {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await brotli(content, file.endsWith('.json') ? DATA_OPTIONS : {}));
    await writeFile(`${file}.gz`, await promisify(gzip)(content));
  };
  await pMap(files, compress, { concurrency: availableParallelism() });
}

/**
 * Tolerated difference between the compressed size in a manifest and the computed size: a share of the computed size,
 * plus a number of bytes. Versions of Brotli compress differently.
 */
const BROTLI_TOLERANCE = 0.05;
const BROTLI_TOLERANCE_BYTES = 50;

export async function sizeFaults(
  file: string,
  { bytes, brotliBytes }: DeployManifest['files'][string],
  content: Buffer,
): Promise<readonly string[]> {
  const faults = bytes === content.length ? [] : [`${file} has ${content.length} bytes, not ${bytes}.`];
  if (brotliBytes === undefined) return faults;
  const compressed = (await brotli(content)).length;
  const tolerance = compressed * BROTLI_TOLERANCE + BROTLI_TOLERANCE_BYTES;
  if (Math.abs(compressed - brotliBytes) <= tolerance) return faults;
  return [...faults, `${file} has ${compressed} bytes compressed, not ${brotliBytes}.`];
}
