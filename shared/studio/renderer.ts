/** The record of one picture. The same record always makes the same picture. */
export interface PictureRecord {
  /** Name of the picture and of its files: lower-case words joined by hyphens, unique in a deployable. */
  readonly name: string;
  /** Kind of its renderer. */
  readonly kind: 'rug' | 'object' | 'illustration';
  /** Alternative text. */
  readonly alt: string;
  /** Width divided by height; 4/5 for products, 16/9 for heroes. */
  readonly aspect: number;
  /** Other properties, which the renderer of that kind validates. */
  readonly [property: string]: unknown;
}

/** A renderer of one kind of pictures. */
export interface Renderer {
  /**
   * Validates a record before anything is made.
   * @throws {Error} naming the picture and the invalid property
   */
  validate(record: PictureRecord): void;
  /**
   * Renders the picture.
   * @param width in pixels; the height follows from `record.aspect`
   * @param workFolder an empty folder for intermediate files, removed afterwards
   * @returns the encoded master (PNG)
   */
  render(record: PictureRecord, width: number, workFolder: string): Promise<Buffer>;
  /** Whether shoppers may look closer at the picture: it is then made at `CLOSE_WIDTH` too. */
  isClose?(record: PictureRecord): boolean;
  /** Must change whenever the renderer would draw the same record differently; part of the cache key. */
  readonly revision: string;
}
