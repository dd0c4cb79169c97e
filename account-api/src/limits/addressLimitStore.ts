import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { AttemptCounter } from './attemptCounter';

/** Lets @fastify/rate-limit, which counts calls per address, count in the database. */
export function addressLimitStore(attempts: AttemptCounter): FastifyRateLimitStoreCtor {
  return class AddressLimitStore implements FastifyRateLimitStore {
    incr(...[address, answer, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      attempts.add(`address ${address}`, windowMs / 1000).then(
        ({ count, resetsInMs }) => answer(null, { current: count, ttl: resetsInMs }),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
