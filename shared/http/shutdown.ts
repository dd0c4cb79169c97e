import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const STOP_TIMEOUT_MS = 12_000;

/** Time in which a stopping server still accepts requests in transit. */
const LAST_REQUESTS_TIMEOUT_MS = 500;

/**
 * Makes a stopping server answer the requests in transit: Fastify closes idle connections after
 * `LAST_REQUESTS_TIMEOUT_MS`, because a request may be in transit.
 */
export function drainConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    await delay(LAST_REQUESTS_TIMEOUT_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

interface ExitOptions {
  /** Delay between SIGTERM and the shutdown, in milliseconds, in which load balancers stop sending requests. */
  readonly drainMs?: number;
  /** Called at the start of the delay. */
  readonly onStopping?: () => void;
}

/** Closes a server and exits on SIGTERM or SIGINT. */
export function exitOnSignals(app: FastifyInstance, { drainMs = 0, onStopping }: ExitOptions = {}): void {
  const stop = async (delayMs: number) => {
    onStopping?.();
    await delay(delayMs);
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop(drainMs));
  // Ctrl+C stops a server without a load balancer, so no delay is needed.
  process.once('SIGINT', () => void stop(0));
}
