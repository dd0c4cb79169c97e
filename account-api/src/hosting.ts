import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { answerClientError } from './answerClientError';
import { answerError } from './answerError';
import { ANSWER_HEADERS } from './answerHeaders';
import { requestTracing } from './requestTracing';

const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1000;
const STOP_TIMEOUT_MS = 12_000;
/** Time in which a stopping server still accepts requests in transit. */
const LAST_REQUESTS_TIMEOUT_MS = 500;

/**
 * Server options that a plugin cannot set.
 * @param proxies number of trusted proxies in front of the server
 */
export function hostOptions(proxies: number) {
  return {
    trustProxy: (_address: string, hop: number) => hop < proxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // `rejectInvalidRequests` refuses a request without a host.
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS, requireHostHeader: false },
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    ...requestTracing,
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Answers the requests in transit when the server stops. Fastify closes idle connections `LAST_REQUESTS_TIMEOUT_MS`
 * later, because a request may be on its way.
 */
export function drainConnections(server: FastifyInstance): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => server.server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    await delay(LAST_REQUESTS_TIMEOUT_MS);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

/**
 * Refuses requests without a host (RFC 9112 §3.2) or with an unknown expectation (RFC 9110 §10.1.1), which Node would
 * refuse without headers.
 * @param headersOf headers that the host adds to refused expectations
 */
export function rejectInvalidRequests(
  server: FastifyInstance,
  headersOf: (request: IncomingMessage) => Readonly<Record<string, string>> = () => ({}),
): void {
  server.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') return;
    await reply.code(400).headers(ANSWER_HEADERS).send({ message: 'The request names no host' });
  });
  server.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(417, {
        ...headersOf(request),
        ...ANSWER_HEADERS,
        'content-type': 'application/json',
        connection: 'close',
      })
      .end(JSON.stringify({ message: 'This expectation cannot be met' }));
  });
}
