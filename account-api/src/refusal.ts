/** Refuses a request with a message for shoppers. */
export class Refusal extends Error {
  /**
   * @param status HTTP status, 4xx or 5xx
   * @param message answered as `{ "message": … }`
   * @param retryAfterSeconds after which another attempt can succeed
   */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** Asks for the password of the account before it is connected with Google. */
export class PasswordRequired extends Refusal {}

/** Refuses the value of one field of the request. */
export class FieldRefusal extends Refusal {
  /** @param field name in the request's body, answered as `field` */
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(400, message);
  }
}
