/** Refuses a request, with a message for its sender. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** @param fields members of the answer besides the message */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly fields: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
  }
}
