/** Why the board does not do something, in words for whoever asked. */
export class BoardRefusal extends Error {
  override name = 'BoardRefusal';

  /**
   * @param status HTTP status
   * @param sentences what happened
   * @param lines what belongs to it, a line each
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
