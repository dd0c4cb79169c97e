/** @jest-environment node */
import { promote, rollback, startCanary, stopCanary } from '../../composition/deployments/deployReleases';
import { receiveVisitors, shareOfPeak } from '../../test/day/arrivals';
import { openDay } from '../../test/day/openDay';
import { meetShop } from '../../test/day/meetShop';
import { Outcomes } from '../../test/day/outcomes';
import { printHeading, printPeriod } from '../../test/day/printPeriod';
import { openVisitor } from '../../test/day/visitor';
import { drawVisit, type Shop } from '../../test/day/visits';
import { processorTimeMs, residentMegabytes } from '../../test/processUsage';

/** Duration of a day, in seconds. */
const DAY_SECONDS = Number(process.env.DAY_SECONDS ?? 60);

/** Visits that begin in a second of the evening. */
const PEAK_VISITS = Number(process.env.PEAK_VISITS ?? 3);

/** Visits a second of each step of the search for the limit; none by default. */
const STEPS = (process.env.VISITS_STEPS ?? '').split(',').filter(Boolean).map(Number);

const STEP_SECONDS = 20;

/** A day in which caches are full after the first half, and enough visitors meet the canary, in seconds. */
const LONG_DAY_SECONDS = 600;

jest.setTimeout((DAY_SECONDS + STEPS.length * 2 * STEP_SECONDS + 600) * 1_000);

const closings: (() => unknown)[] = [];
const outcomes = new Outcomes();
let day: Awaited<ReturnType<typeof openDay>>;
let shop: Shop;

/** Ends the arrivals when a test fails. */
const over = new AbortController();

beforeAll(async () => {
  day = await openDay((close) => closings.unshift(close));
  shop = await meetShop(day.edge);
});

afterAll(async () => {
  over.abort();
  for (const close of closings) await close();
});

/** Every visitor has an address of its own, as the limits of nginx and of the account service count by address. */
const addressOf = (number: number) => `127.${10 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;

async function visit(number: number, at: number): Promise<void> {
  const visitor = openVisitor(day.edge, addressOf(number), outcomes);
  await visitor.open('/', at);
  await drawVisit()?.act(visitor, shop);
  visitor.leave();
}

const memory = async () => {
  const sizes = await Promise.all(day.machinePids().map(residentMegabytes));
  return sizes.map((family) => Math.round(family.reduce((sum, size) => sum + size, 0)));
};

const processorMs = async () => {
  const pids = [...day.machinePids(), ...day.edge.pids];
  return (await Promise.all(pids.map(processorTimeMs))).reduce((sum, ms) => sum + ms, 0);
};

test('a day with a promotion, a rollback, a canary that fails and a lost machine costs nobody a page', async () => {
  const { deployments, releases } = day;
  const canaryEnded = async () => (await deployments.latest())?.action === 'canary-stop';
  /** Share of the day at which a period ends → its name, and what happens then. */
  const timetable: [until: number, name: string, next?: () => Promise<unknown>][] = [
    [0.3, 'midnight to morning', () => promote(deployments, releases.second)],
    [0.42, 'after a promotion', () => rollback(deployments, releases.first)],
    [0.5, 'after a rollback', () => startCanary(deployments, releases.looping, 0.2)],
    [0.7, 'a canary whose cart loops'],
    [0.75, 'after it', () => day.kill()],
    [0.78, 'one machine lost', () => day.replace()],
    [1, 'a new machine'],
  ];
  printHeading();
  const before = await processorMs();
  let killedMs = 0;
  const start = performance.now();
  let arrived = 0;
  const visits = receiveVisitors(
    DAY_SECONDS,
    (second) => PEAK_VISITS * shareOfPeak((second / DAY_SECONDS) * 24),
    (number, at) => ((arrived += 1), visit(number, at)),
    over.signal,
  );
  const memories: number[] = [];
  const failed: object[] = [];
  let bytes = 0;
  let hasEnded = false;
  for (const [until, name, next] of timetable) {
    const ms = start + until * DAY_SECONDS * 1_000 - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
    const period = outcomes.take();
    const sizes = await memory();
    memories.push(sizes[1] ?? 0);
    printPeriod(name, period, sizes.join(' + '));
    for (const { failed: failures, bytes: sent } of Object.values(period)) {
      bytes += sent;
      if (Object.keys(failures).length > 0) failed.push({ name, failures });
    }
    if (name.startsWith('a canary')) hasEnded = await canaryEnded();
    if (next === undefined) continue;
    if (name === 'after it') killedMs = await processorTimeMs(day.machinePids()[0]);
    await next();
  }
  await visits;
  await stopCanary(deployments, 'The day is over');
  const cost = (await processorMs()) + killedMs - before;
  process.stdout.write(
    `${arrived} visits: ${Math.round(cost / arrived)} ms of a core each for machines, nginx and Varnish, ` +
      `${Math.round(bytes / arrived / 1_000)} kB each; memory of the machine that stayed ${memories.join(', ')} MB\n`,
  );
  expect(failed).toEqual([]);
  if (DAY_SECONDS < LONG_DAY_SECONDS) return;
  expect(hasEnded).toBe(true);
  expect(Math.max(...memories.slice(-2))).toBeLessThan(1.3 * (memories[2] ?? 0));
});

if (STEPS.length > 0)
  test.each(STEPS)('%i visits a second', async (perSecond) => {
    outcomes.take();
    const before = await processorMs();
    const start = performance.now();
    await receiveVisitors(
      STEP_SECONDS,
      () => perSecond,
      (number, at) => visit(1_000_000 + number, at),
    );
    const seconds = (performance.now() - start) / 1_000;
    const cores = ((await processorMs()) - before) / seconds / 1_000;
    printPeriod(`${perSecond} visits a second, ${cores.toFixed(2)} cores`, outcomes.take());
  });
