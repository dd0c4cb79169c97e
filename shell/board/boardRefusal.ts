/** Thrown when the board refuses an action or a page. */
export class BoardRefusal extends Error {
  override name = 'BoardRefusal';

  /**
   * @param status HTTP status
   * @param lines details, one per line
   */
  constructor(
    readonly status: number,
    message: string,
    readonly lines: readonly string[] = [],
  ) {
    super(message);
  }
}
