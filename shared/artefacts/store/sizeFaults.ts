import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** Tolerance for other versions of brotli. */
const BROTLI_TOLERANCE = 0.05;
const BROTLI_TOLERANCE_BYTES = 50;

/** Returns a sentence for each wrong size. */
export async function sizeFaults(
  file: string,
  { bytes, brotliBytes }: DeployManifest['files'][string],
  content: Buffer,
): Promise<readonly string[]> {
  const faults = bytes === content.length ? [] : [`${file} has ${content.length} bytes, not ${bytes}.`];
  if (brotliBytes === undefined) return faults;
  const compressed = (await promisify(brotliCompress)(content)).length;
  const tolerance = compressed * BROTLI_TOLERANCE + BROTLI_TOLERANCE_BYTES;
  if (Math.abs(compressed - brotliBytes) <= tolerance) return faults;
  return [...faults, `${file} has ${compressed} bytes compressed, not ${brotliBytes}.`];
}
