import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RenderedDocument } from './renderTask';

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

type Compressed = Pick<RenderedDocument, 'brotli'>;

/** Synchronous, because a render process renders one page at a time. */
export function compressDocument(html: string): Buffer {
  return brotliCompressSync(html, OPTIONS);
}

export async function textOf({ brotli }: Compressed): Promise<string> {
  return (await decompress(brotli)).toString();
}

const zipped = new WeakMap<Compressed, Promise<Buffer>>();

/** Returns the gzip encoding of a document, which the first call creates. */
export function zippedOnce(document: Compressed): Promise<Buffer> {
  const form = zipped.get(document) ?? textOf(document).then((text) => zip(text));
  zipped.set(document, form);
  return form;
}
