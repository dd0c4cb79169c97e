import type { HtmlDocument } from './htmlDocument';

/** A document with its compressed forms. */
export interface CachedDocument extends HtmlDocument {
  /** Names the document in all its forms, which are one to a reader (weak, RFC 9110 §8.8.1). */
  readonly etag: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

const MAX_DOCUMENTS = 500;

/** Rendered documents by address. They hold nothing personal. */
export class PageCache {
  private readonly documents = new Map<
    string,
    { readonly document: CachedDocument; readonly until: number }
  >();

  /** @param life of a document, in milliseconds */
  constructor(
    private readonly now: () => number,
    private readonly life: number,
  ) {}

  get(key: string): CachedDocument | undefined {
    const found = this.documents.get(key);
    if (!found) return undefined;
    if (found.until > this.now()) return found.document;
    this.documents.delete(key);
    return undefined;
  }

  set(key: string, document: CachedDocument): void {
    this.documents.delete(key);
    this.documents.set(key, { document, until: this.now() + this.life });
    const oldest = this.documents.keys().next().value;
    if (this.documents.size > MAX_DOCUMENTS && oldest !== undefined) this.documents.delete(oldest);
  }
}
