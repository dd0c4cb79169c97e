import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { answerClientError } from './answerClientError';
import { createErrorHandler } from './createErrorHandler';
import { requestTracing } from './requestTracing';
import { createResponseHeaders, DATA_HEADERS, DEFAULT_HSTS, type ResponseHeaders } from './responseHeaders';
import { drainConnections } from './shutdown';

export interface HostOptions {
  /** Number of trusted proxies in front, which set the address of the caller. */
  readonly proxies?: number | undefined;
  /** `Strict-Transport-Security` of responses over HTTPS: one year by default, none when empty. */
  readonly hsts?: string | undefined;
  readonly logLevel?: string | undefined;
  /** Receives the lines of the log; standard output by default. */
  readonly logStream?: { readonly write: (line: string) => void } | undefined;
}

const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;

/**
 * Creates a server without routes: with limits, the headers of every response, and error responses. Accepts only
 * strict JSON: Fastify by default accepts text/plain, turns "1" into 1, and drops fields that a schema does not name.
 * @param options of Fastify, for this server
 */
export function createHttpServer(
  { proxies = 0, hsts = DEFAULT_HSTS, logLevel = 'warn', logStream }: HostOptions,
  options: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const headersOf = createResponseHeaders(hsts, proxies);
  const answerError = createErrorHandler();
  const app = fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    bodyLimit: BODY_LIMIT_BYTES,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    trustProxy: (_address: string, hop: number) => hop < proxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // `rejectInvalidRequests` refuses a request without a host.
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS, requireHostHeader: false },
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // Requests that cannot be routed run no hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.raw));
      answerError(error, request, reply);
    },
    ...requestTracing,
    ...options,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  drainConnections(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.raw));
  });
  rejectInvalidRequests(app, headersOf);
  return app;
}

/**
 * Refuses requests without a host (RFC 9112 §3.2) or with an unknown expectation (RFC 9110 §10.1.1), which Node would
 * refuse without headers.
 */
function rejectInvalidRequests(app: FastifyInstance, headersOf: ResponseHeaders): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') return;
    await reply.code(400).headers(DATA_HEADERS).send({ message: 'The request names no host' });
  });
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(417, {
        ...headersOf(request),
        ...DATA_HEADERS,
        'content-type': 'application/json',
        connection: 'close',
      })
      .end(JSON.stringify({ message: 'This expectation cannot be met' }));
  });
}
