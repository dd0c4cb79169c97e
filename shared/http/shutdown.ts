import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const STOP_TIMEOUT_MS = 12_000;

/** Time for which a stopping server waits before it closes idle connections, in milliseconds. */
const LAST_REQUESTS_TIMEOUT_MS = 500;

/**
 * When the server stops, delays the closing of idle connections, because a client may already have sent a request.
 * Closes all connections after `STOP_TIMEOUT_MS`.
 */
export function drainConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    await delay(LAST_REQUESTS_TIMEOUT_MS);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
}

interface ExitOptions {
  /** Delay between SIGTERM and the shutdown, in milliseconds. Load balancers stop sending requests during the delay. */
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
  // Ctrl+C stops a server that has no load balancer, so no delay is needed.
  process.once('SIGINT', () => void stop(0));
}
