import { setTimeout as delay } from 'node:timers/promises';

/** Results of the requests since the last call of `met`. */
export interface Met {
  readonly requests: number;
  /** Status or error → number of failures. */
  readonly failures: Readonly<Record<string, number>>;
  /** Longest time until a response was complete, in milliseconds. */
  readonly longestMs: number;
}

interface Visitors {
  readonly met: () => Met;
  readonly stop: () => Promise<void>;
}

/**
 * Sends requests at a fixed interval, without waiting for earlier responses.
 * @param visit sends a request and reads the response
 */
export function startVisitors(
  paceMs: number,
  visit: (number: number) => Promise<{ readonly status: number }>,
): Visitors {
  let seen: { failure: string | undefined; ms: number }[] = [];
  const underWay = new Set<Promise<void>>();
  const end = new AbortController();
  const come = async (number: number) => {
    const from = performance.now();
    const failure = await visit(number).then(
      ({ status }) => (status < 400 ? undefined : String(status)),
      (error: unknown) => String(error),
    );
    seen.push({ failure, ms: performance.now() - from });
  };
  const arrivals = (async () => {
    for (let number = 0; !end.signal.aborted; number += 1) {
      const visited: Promise<void> = come(number).finally(() => underWay.delete(visited));
      underWay.add(visited);
      await delay(paceMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
    await Promise.all(underWay);
  })();
  return {
    met: () => {
      const failures: Record<string, number> = {};
      for (const { failure } of seen) if (failure) failures[failure] = (failures[failure] ?? 0) + 1;
      const longestMs = Math.round(Math.max(0, ...seen.map(({ ms }) => ms)));
      const requests = seen.length;
      seen = [];
      return { requests, failures, longestMs };
    },
    stop: () => {
      end.abort();
      return arrivals;
    },
  };
}
