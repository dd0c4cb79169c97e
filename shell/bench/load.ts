import { Agent, request } from 'node:http';

interface Answer {
  /** Milliseconds from the request to the last byte. */
  readonly ms: number;
  /** Whether the response is complete, has the status 200 and is not a fallback. */
  readonly isWhole: boolean;
}

export interface Figures {
  readonly rate: number;
  /** Median time from the request to the last byte, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Number of responses that are incomplete, have another status than 200 or are a fallback. */
  readonly failures: number;
  readonly count: number;
}

/**
 * Sends requests for a number of seconds. Each connection sends its next request when the previous response is
 * complete.
 * @param connections number of persistent connections
 * @param next returns the address of the next request
 */
export async function askSteadily(
  origin: string,
  connections: number,
  seconds: number,
  next: () => string,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const connection = async () => {
    while (performance.now() < end) answers.push(await send(origin + next(), agent));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return {
    rate: (times.length / (performance.now() - start)) * 1_000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failures: answers.filter(({ isWhole }) => !isWhole).length,
    count: times.length,
  };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function send(address: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const start = performance.now();
    const end = (isWhole: boolean) => resolve({ ms: performance.now() - start, isWhole });
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const isWhole = response.statusCode === 200 && !('x-tanabana-fallback' in response.headers);
      response.resume().once('close', () => end(isWhole && response.complete));
    })
      .once('error', () => end(false))
      .end();
  });
}
