import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RenderedDocument } from './renderTask';

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A cached document, compressed. */
type Compressed = Pick<RenderedDocument, 'brotli'>;

/** Compresses the text of a document where it is rendered: one process has one page at a time. */
export function compressDocument(html: string): Buffer {
  return brotliCompressSync(html, OPTIONS);
}

/** The text of a document. */
export async function textOf({ brotli }: Compressed): Promise<string> {
  return (await decompress(brotli)).toString();
}

const zipped = new WeakMap<Compressed, Promise<Buffer>>();

/** Another encoding of a document: made on the first request for it, once for all concurrent requests. */
export function zippedOnce(document: Compressed): Promise<Buffer> {
  const form = zipped.get(document) ?? textOf(document).then((text) => zip(text));
  zipped.set(document, form);
  return form;
}
