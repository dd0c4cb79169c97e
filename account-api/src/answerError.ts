import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ANSWER_HEADERS } from './answerHeaders';
import { isDatabaseUnavailable } from './database/isDatabaseUnavailable';
import { FieldRefusal, PasswordRequired, Refusal } from './refusal';
import { validationRefusal } from './validationRefusal';

const RETRY_AFTER_SECONDS = 5;

const MESSAGES: Record<number, string> = {
  400: 'The request is malformed',
  413: 'The request is too large',
  415: 'The request must be sent as JSON',
  503: 'This is taking too long. Please try again.',
};

/** Answers every failure as `{ message }` (§7). Details of internal errors are only logged. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = asRefusal(error);
  const { status, message, retryAfterSeconds } = refusal;
  if (status >= 500) request.log.error(error);
  // Fastify runs no hooks for a URL that it cannot decode.
  reply.headers(ANSWER_HEADERS);
  // The rest of a late request may never arrive, and an open connection would wait for it.
  if (!(error instanceof Refusal) && error.code === 'FST_ERR_HANDLER_TIMEOUT')
    reply.header('connection', 'close');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  void reply.code(status).send({
    message,
    ...(refusal instanceof FieldRefusal && { field: refusal.field }),
    ...(refusal instanceof PasswordRequired && { passwordRequired: true }),
  });
}

function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error))
    return new Refusal(503, 'Your account is not available just now. Please try again.', RETRY_AFTER_SECONDS);
  if (error.validation) return validationRefusal(error.validation);
  const message = MESSAGES[error.statusCode ?? 500];
  return message === undefined || error.statusCode === undefined
    ? new Refusal(500, 'Something went wrong on our side. Please try again.')
    : new Refusal(error.statusCode, message);
}
