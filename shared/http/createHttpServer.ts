import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { readForwardedAddresses } from './forwardedAddresses';
import { createErrorHandler, type RefusalPage } from './refusal';
import {
  createResponseHeaders,
  DATA_HEADERS,
  DEFAULT_HSTS,
  documentHeaders,
  type ResponseHeaders,
} from './responseHeaders';
import { drainConnections } from './shutdown';

export interface HostOptions {
  /** Number of trusted proxies in front of the server. The proxies set the address of the client. */
  readonly proxies?: number | undefined;
  /**
   * `Strict-Transport-Security` of responses over HTTPS. The default is one year. If the value is empty, the header is
   * not sent.
   */
  readonly hsts?: string | undefined;
  readonly logLevel?: string | undefined;
  /** Destination of log lines. The default is standard output. */
  readonly logStream?: { readonly write: (line: string) => void } | undefined;
  /** Page for visitors whose request is refused. Without the page, they receive JSON. */
  readonly refusalPage?: RefusalPage | undefined;
}

const REQUEST_ID_BYTES = 8;
const IDS_PER_READ = 512;
const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;

/** Responses to requests that Node rejects before Fastify receives them, by error code. */
const CLIENT_ERRORS: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
};

/** Format of the header in W3C Trace Context §3.2. Later versions of the format may append fields. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;

/**
 * Creates a server without routes. The server limits the size and the duration of requests, sets default headers, and
 * sends error responses. Unlike Fastify with its defaults, the server rejects text/plain, does not convert "1" to 1,
 * and does not remove unknown fields.
 * @param options of Fastify
 */
export function createHttpServer(
  { proxies = 0, hsts = DEFAULT_HSTS, logLevel = 'warn', logStream, refusalPage }: HostOptions,
  options: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const headersOf = createResponseHeaders(hsts, proxies);
  const answerError = createErrorHandler(undefined, refusalPage);
  const app = fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    bodyLimit: BODY_LIMIT_BYTES,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    trustProxy: (_address: string, hop: number) => hop < proxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node does not check the host, because `rejectInvalidRequests` rejects requests without a host.
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS, requireHostHeader: false },
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(refusalPage),
    // Sets the headers, because Fastify runs no hooks for requests that cannot be routed.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.raw));
      answerError(error, request, reply);
    },
    genReqId: createRequestIds(),
    childLoggerFactory: (logger, { reqId, ...bindings }, loggerOptions, { headers }) =>
      logger.child(
        { ...bindings, requestId: reqId as unknown, ...traceOf(headers.traceparent) },
        loggerOptions,
      ),
    ...options,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  drainConnections(app);
  if (proxies > 0) readForwardedAddresses(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.raw));
    done();
  });
  rejectInvalidRequests(app, headersOf);
  return app;
}

/** Reads random bytes for many ids at a time, because each read is slow. */
function createRequestIds(): () => string {
  let bytes = Buffer.alloc(0);
  return () => {
    if (bytes.length === 0) bytes = randomBytes(REQUEST_ID_BYTES * IDS_PER_READ);
    const id = bytes.toString('hex', 0, REQUEST_ID_BYTES);
    bytes = bytes.subarray(REQUEST_ID_BYTES);
    return id;
  };
}

/**
 * Rejects requests without a host (RFC 9112 §3.2) or with an unknown expectation (RFC 9110 §10.1.1). If Node rejected
 * these requests, the responses would lack the default headers.
 */
function rejectInvalidRequests(app: FastifyInstance, headersOf: ResponseHeaders): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') {
      done();
      return;
    }
    void reply.code(400).headers(DATA_HEADERS).send({ message: 'The request names no host' });
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

/**
 * Creates a function that answers requests that are not valid HTTP, too large, or take too long to arrive.
 * @param page page to send instead of JSON, because the headers of these requests are unknown
 */
function createClientErrorHandler(page: RefusalPage | undefined) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    const [status, message] = CLIENT_ERRORS[error.code ?? ''] ?? [
      '400 Bad Request',
      'The request is not valid HTTP',
    ];
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const { html, policy } = page?.(Number.parseInt(status, 10)) ?? {};
    const body = html ?? JSON.stringify({ message });
    const headers = {
      ...DATA_HEADERS,
      ...(policy !== undefined && documentHeaders(policy)),
      'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  };
}

/**
 * Returns the ids in a `traceparent` header, or an empty object if the header is invalid.
 * @internal
 */
export function traceOf(traceparent: unknown): { readonly traceId?: string; readonly parentId?: string } {
  const [, traceId, parentId] = TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  return traceId === undefined || parentId === undefined ? {} : { traceId, parentId };
}
