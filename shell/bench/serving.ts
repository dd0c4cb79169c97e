/**
 * Measures the rate and the latency at which the server sends cached pages, uncached pages and files. Starts the shop
 * of this working copy unless `STOREFRONT` contains the address of a running shop. `PID` then contains the process id
 * of that shop.
 */
import { fileAddress, fileAddressesIn, plainName } from '@tanabana/contract/files/fileAddress';
import { availableParallelism, loadavg } from 'node:os';
import { askSteadily, median, type Figures } from './load';
import { processorTimeMs, residentMegabytes } from '../test/processUsage';
import { openMeasuredShop } from './measuredShop';
import { openReference } from './reference';

/** Only measurements whose title contains this text are run. If the text is empty, all measurements are run. */
const ONLY = process.env.ONLY ?? '';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 5);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 20);
const MANY_CONNECTIONS = 200;

const { origin, pid, close } = await openMeasuredShop();

/**
 * Number that `uncached` has last appended to an address. Starts with the current time, so that no address of an
 * earlier run is requested again. The server may have cached such an address.
 */
let lastNumber = Date.now();
const uncached = (address: string) => () => `${address}${(lastNumber += 1)}`;

const read = async (path: string) => (await fetch(origin + path)).text();

/**
 * Maps the title of each measurement to a function that returns the address of the next request. Each address of an
 * uncached page has a new query value. The page ignores this value.
 */
async function subjects(): Promise<Readonly<Record<string, () => string>>> {
  const [home, sitemap] = await Promise.all([read('/'), read('/sitemap.xml')]);
  const products = [...sitemap.matchAll(/<loc>[^<]*?(\/product\/\w+)<\/loc>/g)].map(([, path = '']) => path);
  const files = fileAddressesIn(home);
  const mainScript = files.find((file) => plainName(file) === fileAddress('shell', 'main.js'));
  const picture = files.find((file) => /\.(?:avif|webp)$/.test(file));
  if (!products[0] || !mainScript || !picture) throw new Error(`${origin} is not a shop with products.`);
  return {
    ...Object.fromEntries(
      ['/', '/catalogue', '/product/10001'].map((path) => [`cached ${path}`, () => path]),
    ),
    'uncached products': () => `${products[lastNumber % products.length]}?size=${(lastNumber += 1)}`,
    ...Object.fromEntries(
      ['/catalogue?sort=', '/blog?category=', '/login?from=', '/dashboard?tab='].map((address) => [
        `uncached ${address}…`,
        uncached(address),
      ]),
    ),
    'main.js': () => mainScript,
    'a picture': () => picture,
  };
}

/**
 * Measures one kind of request, after 2 seconds of requests that fill the caches.
 * @returns processor time of a request, in milliseconds
 */
async function measure(
  title: string,
  next: () => string,
  server: { readonly origin: string; readonly pid: number | undefined } = { origin, pid },
): Promise<number> {
  const { origin, pid } = server;
  await askSteadily(origin, CONNECTIONS, 2, next);
  const rounds: Figures[] = [];
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await processorTimeMs(pid);
    const figures = await askSteadily(origin, CONNECTIONS, SECONDS, next);
    rounds.push(figures);
    costs.push(((await processorTimeMs(pid)) - before) / figures.count);
  }
  const middle = (name: keyof Figures) => median(rounds.map((figures) => figures[name])).toFixed(1);
  const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
  const cost = pid === undefined ? '-' : median(costs).toFixed(3);
  const cells = [title, middle('rate'), middle('p50'), middle('p95'), middle('p99'), cost, failures];
  console.log(`| ${cells.join(' | ')} |`);
  return median(costs);
}

/** Compares a cached page with a bare Fastify server that sends the same bytes and headers. */
async function compare(title: string, next: () => string): Promise<void> {
  const cost = await measure(title, next);
  const reference = await openReference(origin + next());
  try {
    const least = await measure(`${title}, bare Fastify`, next, reference);
    await reference.delayMs();
    await askSteadily(reference.origin, MANY_CONNECTIONS, SECONDS, next);
    const delay = await reference.delayMs();
    await eventLoopDelayMs();
    await askSteadily(origin, MANY_CONNECTIONS, SECONDS, next);
    const own = await eventLoopDelayMs();
    console.error(
      `${title}: ${(cost / least).toFixed(1)} times the processor time of bare Fastify. 99 % of event-loop delays ` +
        `with ${MANY_CONNECTIONS} connections: ${own?.toFixed(1) ?? '-'} ms, bare Fastify ${delay.toFixed(1)} ms.`,
    );
  } finally {
    reference.close();
  }
}

/** Reads the event-loop delay since the last call from `METRICS`, the address of the metrics of the shop. */
async function eventLoopDelayMs(): Promise<number | undefined> {
  const { METRICS } = process.env;
  const text = METRICS ? await (await fetch(METRICS)).text() : '';
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

try {
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} cores, shared with this measurement; ${load.toFixed(1)} processes were at work before.\n` +
      `Medians of ${ROUNDS} rounds of ${SECONDS} s; ${CONNECTIONS} connections.\n\n` +
      '| what is requested | a second | p50 ms | p95 ms | p99 ms | processor ms | failures |\n' +
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const [title, next] of Object.entries(await subjects()))
    if (title.includes(ONLY)) await (title.startsWith('cached') ? compare : measure)(title, next);
  const [server = NaN, ...children] = (await residentMegabytes(pid)).map(Math.round);
  if (pid !== undefined) console.log(`\nMemory: ${server} MB, child processes ${children.join(', ')} MB`);
} finally {
  await close();
}
