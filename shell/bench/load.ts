import { Agent, request } from 'node:http';

/** An answer to one request. */
interface Answer {
  /** Milliseconds from the request to the last byte. */
  readonly ms: number;
  /** Whether it is a 200 with nothing left out of the page. */
  readonly isWhole: boolean;
}

/** What came of many requests. */
export interface Figures {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds that half of the answers took at most. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers other than a whole 200. */
  readonly failures: number;
  /** How many there were. */
  readonly count: number;
}

/** Asks for the next address each time it is called. */
export type NextAddress = () => string;

/** Takes addresses in turn. */
export function inTurn(addresses: readonly string[]): NextAddress {
  let turn = 0;
  return () => addresses[turn++ % addresses.length] ?? '/';
}

/**
 * Asks as fast as a server answers, over connections that stay open.
 * @param connections each with one request at a time
 */
export async function askSteadily(
  origin: string,
  connections: number,
  seconds: number,
  next: NextAddress,
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
  return figuresOf(answers, performance.now() - start);
}

/**
 * Asks at a fixed pace, whether or not the server has answered: a server that stands still delays every request of
 * that time, not one.
 * @param pauseMs between two requests, in milliseconds
 */
export async function askAtPace(
  origin: string,
  pauseMs: number,
  seconds: number,
  next: NextAddress,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true });
  const requests: Promise<Answer>[] = [];
  const start = performance.now();
  const clock = setInterval(() => requests.push(send(origin + next(), agent)), pauseMs);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  clearInterval(clock);
  const answers = await Promise.all(requests);
  agent.destroy();
  return figuresOf(answers, performance.now() - start);
}

/** The medians of what several rounds came to, and all their failures. */
export function medianOf(rounds: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => median(rounds.map((round) => round[name]));
  const sum = (name: keyof Figures) => rounds.reduce((total, round) => total + round[name], 0);
  return {
    rate: middle('rate'),
    p50: middle('p50'),
    p95: middle('p95'),
    p99: middle('p99'),
    failures: sum('failures'),
    count: sum('count'),
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

function figuresOf(answers: readonly Answer[], elapsedMs: number): Figures {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  const failures = answers.filter(({ isWhole }) => !isWhole).length;
  const rate = (times.length / elapsedMs) * 1_000;
  return { rate, p50: at(0.5), p95: at(0.95), p99: at(0.99), failures, count: times.length };
}
