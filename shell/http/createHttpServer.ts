import { hostOptions, drainConnections, rejectInvalidRequests } from '@tanabana/account-api/hosting';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { addResponseHeaders, createResponseHeaders, DEFAULT_HSTS } from './responseHeaders';

export interface HostOptions {
  /** Number of proxies in front, which set the address of the caller. */
  readonly proxies?: number | undefined;
  /** `Strict-Transport-Security` of responses over HTTPS: one year by default, none when empty. */
  readonly hsts?: string | undefined;
  readonly logLevel?: string | undefined;
}

/**
 * Creates a server without routes, with limits and with headers of every response.
 * @param options of Fastify, for this server
 */
export function createHttpServer(
  { proxies = 0, hsts = DEFAULT_HSTS, logLevel = 'warn' }: HostOptions,
  options: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const headersOf = createResponseHeaders(hsts, proxies);
  const { frameworkErrors, ...hosting } = hostOptions(proxies);
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: 16_384,
    ...hosting,
    // Requests that cannot be routed run no hooks.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.raw));
      frameworkErrors(error, request, reply);
    },
    ...options,
  });
  drainConnections(app);
  addResponseHeaders(app, headersOf);
  rejectInvalidRequests(app, headersOf);
  return app;
}
