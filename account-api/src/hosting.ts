import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { answerClientError } from './answerClientError';
import { answerError } from './answerError';
import { ANSWER_HEADERS } from './answerHeaders';
import { requestTracing } from './requestTracing';

const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1000;
/** Longer than any request may take, in milliseconds. */
const STOP_TIMEOUT_MS = 12_000;
/** How long a stopping server still accepts requests in transit, in milliseconds. */
const LAST_REQUESTS_TIMEOUT_MS = 500;

/**
 * Server options that the account service needs and a plugin cannot set.
 * @param proxies number of proxies in front of the server; only they may name the caller's address
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
 * Makes a stopping server answer the requests that have arrived. A connection that looks idle may have a request on
 * its way, so Fastify closes idle connections `LAST_REQUESTS_TIMEOUT_MS` later. A busy connection closes with its
 * answer.
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
 * Refuses what Node itself would refuse without any headers: a request without a host (RFC 9112 §3.2), and an
 * unknown expectation (RFC 9110 §10.1.1).
 * @param headersOf what the host adds to the headers of the second, which meets no hook
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
