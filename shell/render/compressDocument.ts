import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How a document may be sent, by its `content-encoding`. */
export const compressDocument = {
  br: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => zip(html),
};

type Encoding = keyof typeof compressDocument;

const known = new WeakMap<{ readonly html: string }, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Compresses a document when somebody first asks for it in that encoding, and once for all who do. */
export function compressedOnce(document: { readonly html: string }, encoding: Encoding): Promise<Buffer> {
  const forms = known.get(document) ?? {};
  known.set(document, forms);
  return (forms[encoding] ??= compressDocument[encoding](document.html));
}
