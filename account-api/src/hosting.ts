import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { answerClientError } from './answerClientError';
import { answerError } from './answerError';

const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 1000;
/** Longer than any request may take. */
const STOP_TIMEOUT_MS = 12_000;
/** How long a stopping server still takes requests that were on their way. */
const LAST_REQUESTS_MS = 500;

/**
 * What a server that hosts the account service has to be made with; a plugin cannot set it.
 * @param proxies how many proxies stand in front and may name the caller's address
 */
export function hostOptions(proxies: number) {
  return {
    trustProxy: (_address: string, hop: number) => hop < proxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Lets a stopping server answer what has arrived. A connection that looks idle may have a request on its way, and
 * one that is busy would idle on after its answer: so each answer now closes its connection, and the idle ones are
 * closed by Fastify a moment later.
 */
export function letGoOfConnections(server: FastifyInstance): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => server.server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    await delay(LAST_REQUESTS_MS);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
