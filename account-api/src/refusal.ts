/** A request that is turned down, in words that may be shown to a shopper. */
export class Refusal extends Error {
  /**
   * @param status HTTP status, 4xx or 503
   * @param message answered as `{ "message": … }`
   * @param retryAfterSeconds when it makes sense to ask again
   */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** Asks for the password of the account that is to be connected with Google. */
export class PasswordRequired extends Refusal {}
