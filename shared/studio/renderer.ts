/** One picture, described. The same record always gives the same picture. */
export interface PictureRecord {
  /** Name of the picture and of its files: lower-case words joined by hyphens, unique in a deployable. */
  readonly name: string;
  /** Which renderer makes it. */
  readonly kind: 'rug' | 'object' | 'illustration';
  /** Words for those who cannot see it. */
  readonly alt: string;
  /** Width divided by height; 4/5 for products, 16/9 for heroes. */
  readonly aspect: number;
  /** Everything else is read, and validated, by the renderer of that kind. */
  readonly [property: string]: unknown;
}

/** A maker of pictures of one kind. */
export interface Renderer {
  /**
   * Checks a record before any work is done.
   * @throws {Error} naming the picture and the property that is wrong, in words.
   */
  validate(record: PictureRecord): void;
  /**
   * Makes the picture.
   * @param width in pixels; the height follows from `record.aspect`
   * @param workFolder an empty folder for intermediate files, removed afterwards
   * @returns the encoded master (PNG)
   */
  render(record: PictureRecord, width: number, workFolder: string): Promise<Buffer>;
  /** Changes whenever the renderer would draw the same record differently; part of the cache key. */
  readonly revision: string;
}
