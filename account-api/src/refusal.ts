/** Refuses a request with a message for shoppers. */
export class Refusal extends Error {
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

export class FieldRefusal extends Refusal {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(400, message);
  }
}
