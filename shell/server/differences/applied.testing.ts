import { createHash } from 'node:crypto';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';

/** What a browser makes of a difference. @throws when the dictionary is another one */
export function applied(difference: Buffer, dictionary: Buffer | string): string {
  const hash = createHash('sha256').update(dictionary).digest('hex');
  const heading = difference.subarray(0, 40).toString('hex');
  if (heading !== `5e2a4d1820000000${hash}`) throw new Error(`No difference to this dictionary: ${heading}`);
  const text = decompressUsingDict(createDCtx(), difference.subarray(40), Buffer.from(dictionary));
  return Buffer.from(text).toString();
}
