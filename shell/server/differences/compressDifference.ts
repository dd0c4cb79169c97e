import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';

/** What a difference begins with, before the hash of its dictionary (RFC 9842, 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/**
 * Levels below find nothing in a dictionary of 300 kB, those above take the time of the thread that answers: 1 to 2 ms
 * for the largest script, where 6 takes 5 and 12 takes 13.
 */
const LEVEL = 3;

let opening: Promise<number> | undefined;

/** Opens the library when it is first needed, in 10 ms. */
function openCompressor(): Promise<number> {
  opening ??= init().then(createCCtx);
  return opening;
}

/**
 * What changed from a dictionary to a file, as `dcz`.
 * @param hash SHA-256 of the dictionary
 */
export async function compressDifference(dictionary: Buffer, hash: Buffer, file: Buffer): Promise<Buffer> {
  const compressor = await openCompressor();
  return Buffer.concat([MAGIC, hash, compressUsingDict(compressor, file, dictionary, LEVEL)]);
}
