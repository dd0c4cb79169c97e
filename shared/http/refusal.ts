import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_HEADERS, documentHeaders } from './responseHeaders';

/** Error that rejects a request, with a message for the client. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** @param fields members of the response body, in addition to the message */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly fields: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
  }
}

const FAILED = 'Something went wrong on our side. Please try again.';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is malformed',
  413: 'The request is too large',
  415: 'The request must be sent as JSON',
  503: 'This is taking too long. Please try again.',
};

/** Returns an HTML page that replaces `{ message }` for visitors, and its content security policy. */
export type RefusalPage = (status: number) => { readonly html: string; readonly policy: string };

/**
 * Creates an error handler that responds with `{ message }`. Details of internal errors are logged, but not sent.
 * @param refusalOf converts the known errors of a server to refusals, and returns undefined for other errors
 * @param page page for requests that accept HTML
 */
export function createErrorHandler(
  refusalOf: (error: FastifyError) => Refusal | undefined = () => undefined,
  page?: RefusalPage,
) {
  return (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = error instanceof Refusal ? error : (refusalOf(error) ?? generalRefusal(error));
    const { statusCode, message, fields, headers } = refusal;
    if (statusCode >= 500) request.log.error({ err: error }, 'A request failed');
    if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
    if (page && request.headers.accept?.includes('text/html')) {
      const { html, policy } = page(statusCode);
      void reply
        .code(statusCode)
        .headers({ ...headers, ...documentHeaders(policy), 'cache-control': 'no-store, no-transform' })
        .type('text/html; charset=utf-8')
        .send(html);
      return;
    }
    void reply
      .code(statusCode)
      .headers({ ...DATA_HEADERS, ...headers })
      .send({ message, ...fields });
  };
}

function generalRefusal({ code, message, statusCode = 500, validation }: FastifyError): Refusal {
  if (validation) return new Refusal(statusCode, message);
  // Without this header, the connection would stay open for the rest of a request that may never arrive.
  const headers = code === 'FST_ERR_HANDLER_TIMEOUT' ? { connection: 'close' } : {};
  return new Refusal(statusCode, MESSAGES[statusCode] ?? (statusCode < 500 ? message : FAILED), {}, headers);
}
