import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompress, constants, createBrotliCompress, gzip } from 'node:zlib';
import type { RenderedDocument } from './renderTask';

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

export interface HtmlDocument {
  readonly html: string;
  readonly policy: string;
  readonly status: number;
}

export function toRenderedDocument({ html, policy, status }: HtmlDocument): RenderedDocument {
  return { brotli: compressDocument(html), policy, status, etag: etagOf(policy, html) };
}

export function jsonDocument(value: unknown, status = 200): RenderedDocument {
  return toRenderedDocument({ html: JSON.stringify(value), policy: '', status });
}

/** A hash of HTML and policy, so that browsers fetch a cached document again when only its policy has changed. */
export function etagOf(policy: string, html: string): string {
  return `W/"${createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 27)}"`;
}

/** Compresses synchronously, because a render process renders one page at a time, so that no other page has to wait. */
export function compressDocument(html: string): Buffer {
  return brotliCompressSync(html, OPTIONS);
}

/** Compresses in another thread. The chunks are not joined, so that a large file does not block this thread. */
export async function compressChunks(chunks: AsyncIterable<string> | Iterable<string>): Promise<Buffer> {
  const compressed = createBrotliCompress(OPTIONS);
  const [content] = await Promise.all([buffer(compressed), pipeline(Readable.from(chunks), compressed)]);
  return content;
}

type Compressed = Pick<RenderedDocument, 'brotli'>;

export async function textOf({ brotli }: Compressed): Promise<string> {
  return (await decompress(brotli)).toString();
}

const zipped = new WeakMap<Compressed, Promise<Buffer>>();

/** Caches the gzip encoding with the document. */
export function zippedOnce(document: Compressed): Promise<Buffer> {
  const form = zipped.get(document) ?? textOf(document).then((text) => zip(text));
  zipped.set(document, form);
  return form;
}
