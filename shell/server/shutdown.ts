import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface Shutdown {
  /** Whether the shutdown has begun: `/readyz` answers 503 from then on. */
  readonly isUnderWay: () => boolean;
  /**
   * Begins the shutdown, continues to serve for `drain` milliseconds, then closes the server.
   */
  readonly begin: (app: Pick<FastifyInstance, 'close'>, drain: number) => Promise<void>;
}

/** Delays closing the server until load balancers have stopped sending requests to it. */
export function createShutdown(): Shutdown {
  let isUnderWay = false;
  return {
    isUnderWay: () => isUnderWay,
    begin: async (app, drain) => {
      isUnderWay = true;
      await delay(drain);
      await app.close();
    },
  };
}
