import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify';

/** Version, trace, caller's span and flags (W3C Trace Context §3.2); a later version may append fields. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-.*)?$/;

/** Bytes of a request's id, as many as a span's. */
const ID_BYTES = 8;

/**
 * What every log line of a request carries: an id of its own, and, where the caller sent `traceparent`, the trace that
 * it belongs to. A header that is not valid is ignored.
 * @internal
 */
export function traceOf(traceparent: unknown): { readonly traceId?: string; readonly parentId?: string } {
  const [, traceId, parentId] = TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  return traceId === undefined || parentId === undefined ? {} : { traceId, parentId };
}

/** Server options by which log lines name their request and its trace. */
export const requestTracing = {
  genReqId: () => randomBytes(ID_BYTES).toString('hex'),
  childLoggerFactory: (
    logger: FastifyBaseLogger,
    { reqId, ...bindings }: Readonly<Record<string, unknown>>,
    options: object,
    { headers }: IncomingMessage,
  ) => logger.child({ ...bindings, requestId: reqId, ...traceOf(headers.traceparent) }, options),
} satisfies Pick<FastifyHttpOptions<Server>, 'genReqId' | 'childLoggerFactory'>;
