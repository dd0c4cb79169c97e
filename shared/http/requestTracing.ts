import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify';

/** W3C Trace Context §3.2. Later versions may append fields. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;

const ID_BYTES = 8;

/**
 * Reads the trace of a `traceparent` header. Ignores an invalid header.
 * @internal
 */
export function traceOf(traceparent: unknown): { readonly traceId?: string; readonly parentId?: string } {
  const [, traceId, parentId] = TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  return traceId === undefined || parentId === undefined ? {} : { traceId, parentId };
}

/** Server options that add request and trace ids to log lines. */
export const requestTracing = {
  genReqId: () => randomBytes(ID_BYTES).toString('hex'),
  childLoggerFactory: (
    logger: FastifyBaseLogger,
    { reqId, ...bindings }: Readonly<Record<string, unknown>>,
    options: object,
    { headers }: IncomingMessage,
  ) => logger.child({ ...bindings, requestId: reqId, ...traceOf(headers.traceparent) }, options),
} satisfies Pick<FastifyHttpOptions<Server>, 'genReqId' | 'childLoggerFactory'>;
