import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';
import { DATA_HEADERS } from './responseHeaders';

const FAILED = 'Something went wrong on our side. Please try again.';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  413: 'The request is too large',
  415: 'The request must be sent as JSON',
  503: 'This is taking too long. Please try again.',
};

/**
 * Creates an error handler that answers `{ message }`. Details of internal errors are only logged.
 * @param refusalOf converts the errors that a service knows
 */
export function createErrorHandler(
  refusalOf: (error: FastifyError) => Refusal | undefined = () => undefined,
) {
  return (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = error instanceof Refusal ? error : (refusalOf(error) ?? generalRefusal(error));
    const { statusCode, message, fields, headers } = refusal;
    if (statusCode >= 500) request.log.error({ err: error }, 'A request failed');
    if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
    void reply
      .code(statusCode)
      .headers({ ...DATA_HEADERS, ...headers })
      .send({ message, ...fields });
  };
}

function generalRefusal({ code, message, statusCode = 500, validation }: FastifyError): Refusal {
  if (validation) return new Refusal(statusCode, message);
  // The rest of a late request may never arrive, and an open connection would wait for it.
  const headers = code === 'FST_ERR_HANDLER_TIMEOUT' ? { connection: 'close' } : {};
  return new Refusal(statusCode, MESSAGES[statusCode] ?? (statusCode < 500 ? message : FAILED), {}, headers);
}
