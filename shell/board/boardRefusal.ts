/** Why the board does not do something. */
export class BoardRefusal extends Error {
  override name = 'BoardRefusal';

  /**
   * @param status HTTP status
   * @param sentences what happened
   * @param lines details, a line each
   */
  constructor(
    readonly status: number,
    readonly title: string,
    readonly sentences: readonly string[],
    readonly lines: readonly string[] = [],
  ) {
    super(title);
  }
}
