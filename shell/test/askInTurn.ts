export interface ClientsOf {
  readonly count: number;
  /** Address that the clients request. `{n}` is replaced by a number that was not requested before. */
  readonly path: string;
}

/** Durations of requests, in milliseconds. */
export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  /** Number of requests that failed or whose status is not 200. */
  readonly failures: number;
}

/** Pause of a client after each response, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Sends requests of several clients until the returned function is called.
 * @returns a function that stops the clients and returns the durations of their requests
 */
export function askInTurn(origin: string, { count, path }: ClientsOf): () => Promise<Latencies> {
  const times: number[] = [];
  let failures = 0;
  let asked = 0;
  let isOver = false;
  const client = async (_: unknown, number: number) => {
    await pause((PAUSE_MS * number) / count);
    // The duration of the first request is not counted, because this request opens the connection.
    for (let read = 0; !isOver; read += 1) {
      const started = performance.now();
      const status = await statusOf(origin + path.replace('{n}', String((asked += 1))));
      if (read > 0) times.push(performance.now() - started);
      if (status !== 200) failures += 1;
      await pause(PAUSE_MS);
    }
  };
  const clients = Array.from({ length: count }, client);
  return async () => {
    isOver = true;
    await Promise.all(clients);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { count: times.length, p50: at(0.5), p99: at(0.99), failures };
  };
}

/** @returns the status, or 0 if the request failed */
async function statusOf(address: string): Promise<number> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
