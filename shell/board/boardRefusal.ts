/** An action or page that the board refuses, with texts for its error page. */
export class BoardRefusal extends Error {
  override name = 'BoardRefusal';

  /**
   * @param status HTTP status
   * @param sentences paragraphs of the error page
   * @param lines details, one per line
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
