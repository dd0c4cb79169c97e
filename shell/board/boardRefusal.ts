export class BoardRefusal extends Error {
  override name = 'BoardRefusal';

  /** @param lines details, one per line */
  constructor(
    readonly status: number,
    message: string,
    readonly lines: readonly string[] = [],
  ) {
    super(message);
  }
}
