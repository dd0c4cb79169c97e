import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a server takes its leave of a balancer. */
interface Shutdown {
  /** Whether it has begun: `/healthz` says so from then on. */
  readonly isUnderWay: () => boolean;
  /**
   * Says that the server is leaving, serves on until balancers have looked away, then answers what has arrived.
   * @param drain how long to serve on, in milliseconds
   */
  readonly begin: (app: Pick<FastifyInstance, 'close'>, drain: number) => Promise<void>;
}

/** A listener that closes at once breaks the connections that are being made to it. */
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
