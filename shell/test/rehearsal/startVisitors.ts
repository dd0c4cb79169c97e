import { setTimeout as delay } from 'node:timers/promises';
import { percentiles } from '../percentiles';

/** Results of visitors since the last reading. */
export interface Met {
  readonly requests: number;
  /** Answers other than those that the kind expects, as `503` or what was thrown → how many. */
  readonly failures: Readonly<Record<string, number>>;
  /** Milliseconds to the last byte. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Asks for one thing at a pace. */
interface VisitorsOf {
  /** Milliseconds between two requests. */
  readonly paceMs: number;
  /** @returns whether the answer was the one to expect @throws when there is none */
  readonly visit: (number: number) => Promise<Response>;
}

/**
 * Has visitors come at a pace, whether or not those before them have their answer.
 * @returns what they met since the last call; and their end
 */
export function startVisitors({ paceMs, visit }: VisitorsOf) {
  let times: number[] = [];
  let failures: Record<string, number> = {};
  const underWay = new Set<Promise<void>>();
  const end = new AbortController();
  const come = async (number: number) => {
    const from = performance.now();
    const failure = await visit(number).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok ? undefined : String(answer.status);
      },
      (error: unknown) => String(error),
    );
    times.push(performance.now() - from);
    if (failure !== undefined) failures[failure] = (failures[failure] ?? 0) + 1;
  };
  const going = (async () => {
    for (let number = 0; !end.signal.aborted; number += 1) {
      const visited: Promise<void> = come(number).finally(() => underWay.delete(visited));
      underWay.add(visited);
      await delay(paceMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
    await Promise.all(underWay);
  })();
  return {
    met: (): Met => {
      const met = { requests: times.length, failures, ...percentiles(times) };
      times = [];
      failures = {};
      return met;
    },
    stop: () => {
      end.abort();
      return going;
    },
  };
}
