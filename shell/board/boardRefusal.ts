export class BoardRefusal extends Error {
  override name = 'BoardRefusal';

  /** @param lines details, which the board displays on one line each */
  constructor(
    readonly status: number,
    message: string,
    readonly lines: readonly string[] = [],
  ) {
    super(message);
  }
}
