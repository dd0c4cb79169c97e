/**
 * Measures how the composition server serves: what it keeps, what it has to render, and files. Starts one unless
 * `STOREFRONT` names running ones, which are then measured alternately.
 */
import { availableParallelism, loadavg } from 'node:os';
import { CACHED_PAGES, readSite, SUBJECTS, UNCACHED_PRODUCTS, type Site, type Subject } from './addresses';
import { askAtPace, askSteadily, inTurn, median, medianOf, type Figures } from './load';
import { processorTimeMs, residentMegabytes } from '../test/processUsage';
import { startServer, type RunningServer } from './startServer';
import { openTable, type PrintFigures } from './table';

const { STOREFRONT, PID = '', FLOOD } = process.env;

/** Part of the titles of what is measured; everything by default. */
const ONLY = process.env.ONLY ?? '';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 5);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 20);

/** Longest round that comes before the others and does not count: it makes code warm and fills the cache. */
const WARM_UP_SECONDS = 2;

/** Connections that request uncached products while others wait for light answers. */
const FLOOD_CONNECTIONS = 40;

/** Between two requests of those others, in milliseconds. */
const PACE_MS = 20;

interface MeasuredServer extends RunningServer {
  readonly site: Site;
}

/** Loads a server for some seconds, with requests of one kind or several at once. */
type Load = (server: MeasuredServer, seconds: number) => Promise<readonly Figures[]>;

const FLOOD_TITLES = ['flood of uncached products', '/healthz meanwhile', 'cached pages meanwhile'];

const flood: Load = ({ origin, site }, seconds) =>
  Promise.all([
    askSteadily(origin, FLOOD_CONNECTIONS, seconds, UNCACHED_PRODUCTS.next(site)),
    askAtPace(origin, PACE_MS, seconds, () => '/healthz'),
    askAtPace(origin, PACE_MS, seconds, inTurn(CACHED_PAGES)),
  ]);

const steady =
  ({ next }: Subject): Load =>
  async ({ origin, site }, seconds) => [await askSteadily(origin, CONNECTIONS, seconds, next(site))];

/** Measures servers in alternation and prints rows. @returns requests a second of the first kind, by server */
async function measure(
  titles: readonly string[],
  run: Load,
  measured: readonly MeasuredServer[],
  print: PrintFigures,
) {
  const rounds = measured.map((server) => ({ server, figures: [] as Figures[][], costs: [] as number[] }));
  for (const { server } of rounds) await run(server, Math.min(WARM_UP_SECONDS, SECONDS));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { server, figures, costs } of rounds) {
      const before = await processorTimeMs(server.pid);
      const found = await run(server, SECONDS);
      const spent = (await processorTimeMs(server.pid)) - before;
      found.forEach((one, kind) => (figures[kind] ??= []).push(one));
      costs.push(spent / (found[0]?.count ?? NaN));
    }
  }
  for (const { server, figures, costs } of rounds) {
    // The costs of several kinds cannot be separated.
    const processorMs = server.pid === undefined || titles.length > 1 ? undefined : median(costs);
    titles.forEach((title, kind) => print(title, server.name, medianOf(figures[kind] ?? []), processorMs));
  }
  return rounds.map(({ figures }) => medianOf(figures[0] ?? []).rate);
}

/** One render beside a server that has the other cores, and one that shares a single core with its server. */
async function oneRenderEach(): Promise<RunningServer[]> {
  const beside = await startServer('one render', { RENDERS: '1' });
  // Only Linux pins a process to a core.
  if (process.platform !== 'linux') return [beside];
  return [beside, await startServer('one core', { RENDERS: '1' }, undefined, ['taskset', '--cpu-list', '0'])];
}

/** Running servers, from lists with commas. */
function namedServers(origins: string): RunningServer[] {
  const pids = PID.split(',').map((pid) => Number(pid) || undefined);
  const stop = () => Promise.resolve();
  return origins.split(',').map((origin, place) => ({ name: origin, origin, pid: pids[place], stop }));
}

const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} cores, shared with this measurement; ${load.toFixed(1)} processes were at work before.\n` +
    `Medians of ${ROUNDS} rounds of ${SECONDS} s; ${FLOOD ? FLOOD_CONNECTIONS : CONNECTIONS} connections.\n`,
);
const servers = STOREFRONT
  ? namedServers(STOREFRONT)
  : [await startServer('all renders', {}), ...(FLOOD ? [] : await oneRenderEach())];
try {
  const sites = servers.map(async (server) => ({ ...server, site: await readSite(server.origin) }));
  const measurable = await Promise.all(sites);
  const print = openTable(servers.map(({ name }) => name));
  if (FLOOD) await measure(FLOOD_TITLES, flood, measurable, print);
  else {
    let scaling: readonly number[] = [];
    for (const subject of SUBJECTS.filter(({ title }) => title.includes(ONLY))) {
      const isScaling = subject === UNCACHED_PRODUCTS;
      const measured = STOREFRONT || isScaling ? measurable : measurable.slice(0, 1);
      const rates = await measure([subject.title], steady(subject), measured, print);
      if (isScaling) scaling = rates;
    }
    const [rate = NaN, ...ratesOfOne] = scaling;
    if (ratesOfOne.length > 0 && !STOREFRONT) {
      const ratios = ratesOfOne.map(
        (one, place) => `to ${servers[place + 1]?.name}: ${(rate / one).toFixed(2)}`,
      );
      console.log(`\nUncached products, all renders ${ratios.join(', ')}`);
    }
  }
  console.log();
  for (const { name, pid } of servers) {
    const [server = NaN, ...children] = (await residentMegabytes(pid)).map(Math.round);
    if (pid !== undefined)
      console.log(`Memory of ${name}: ${server} MB, its child processes ${children.join(', ')} MB`);
  }
} finally {
  await Promise.all(servers.map(({ stop }) => stop()));
}
