/** Milliseconds that requests took. */
interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** How often each client asks, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Clients that read pages until they are stopped.
 * @param next the address to read, other than 200 of which is a failure
 * @returns stops them, and says how long their requests took
 */
export function clientsOf(origin: string, count: number, next: () => string): () => Promise<Latencies> {
  const times: number[] = [];
  let failures = 0;
  let isOver = false;
  const client = async (_: unknown, number: number) => {
    await pause((PAUSE_MS * number) / count);
    while (!isOver) {
      const started = performance.now();
      const status = await fetch(origin + next()).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      times.push(performance.now() - started);
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
