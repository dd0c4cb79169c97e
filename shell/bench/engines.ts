/**
 * Measures first visits in several engines in one run, unthrottled: first and largest paint, first paint to usable,
 * layout shift, and the latency of acts that are done at once. A `-` stands where an engine has no such API. Starts the
 * storefront of this checkout unless `STOREFRONT` names a running one.
 *
 *     npx tsx shell/bench/engines.ts [--engine firefox]…
 *
 * The engines take turns, `ROUNDS` times; figures are medians.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startShop } from '@tanabana/build/playwright/startShop';
import { storedCart, VASE } from '@tanabana/build/playwright/storedRecords';
import type { EngineBrowser } from '../e2e/engines/drivers/engineTab';
import { ENGINES, launchEngine, type Engine } from '../e2e/engines/engines';
import { button, css, role } from '../e2e/engines/targets';
import { Visitor } from '../e2e/engines/visitor';
import { openNetwork } from '../e2e/network';
import { engineTimes, interactionLatency, type EngineTimes } from './engineTimes';
import { median } from './load';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const { values: options } = parseArgs({ options: { engine: { type: 'string', multiple: true } } });
const engines = ENGINES.filter((engine) => options.engine?.includes(engine) ?? true);

const PAGES = ['/', '/catalogue', '/product/10001', '/product/30001', '/cart', '/blog', '/login'];

const ACTS: readonly {
  readonly title: string;
  readonly path: string;
  readonly act: (visitor: Visitor) => Promise<void>;
}[] = [
  { title: 'menu', path: '/', act: (visitor) => visitor.click(button('Menu')) },
  { title: 'add to cart', path: '/product/30001', act: (visitor) => visitor.click(button('Add to Cart')) },
  {
    title: 'increase quantity',
    path: '/product/30001',
    act: (visitor) => visitor.click(button('Increase quantity')),
  },
  { title: 'search key', path: '/catalogue', act: (visitor) => visitor.fill(role('searchbox'), 'v') },
];

/** Visits an address in a browser that has nothing of the shop. */
async function visit<Result>(
  browser: EngineBrowser,
  shop: string,
  steps: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  const network = await openNetwork(shop);
  const tab = await browser.newTab();
  try {
    await tab.resize({ width: 390, height: 844 });
    return await steps(new Visitor(tab, network.address));
  } finally {
    await tab.close();
    network.close();
  }
}

const loadOf = (path: string) => async (visitor: Visitor) => {
  if (path === '/cart') await visitor.store(storedCart(VASE));
  await visitor.open(path);
  await visitor.seeHydrated();
  return visitor.run(engineTimes);
};

const latencyOf = (path: string, act: (visitor: Visitor) => Promise<void>) => async (visitor: Visitor) => {
  await visitor.open(path);
  await act(visitor);
  await visitor.seeHydrated();
  await visitor.seeNot(css('#root [aria-busy]'));
  return visitor.run(interactionLatency);
};

/** The median of what was measured, rounded; `-` where the engine does not measure it. */
function figure(values: readonly (number | null)[], digits = 0): string {
  const measured = values.filter((value) => value !== null);
  return measured.length === 0 ? '-' : median(measured).toFixed(digits);
}

const shop = process.env.STOREFRONT
  ? { address: process.env.STOREFRONT, stop: () => Promise.resolve() }
  : await startShop();
const browsers = new Map<Engine, EngineBrowser>();
try {
  for (const engine of engines) browsers.set(engine, await launchEngine(engine));
  const [load = 0] = loadavg();
  console.log(`Medians of ${ROUNDS}, in ms; ${load.toFixed(1)} processes were at work before.`);
  for (const { version } of browsers.values()) console.log(version);

  console.log('\n| page | engine | first paint | largest paint | first paint to usable | usable | shift |');
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: |');
  for (const path of PAGES) {
    const loads = new Map(engines.map((engine) => [engine, [] as EngineTimes[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [engine, browser] of browsers)
        loads.get(engine)?.push(await visit(browser, shop.address, loadOf(path)));
    }
    for (const [engine, times] of loads) {
      const of = (key: keyof EngineTimes, digits?: number) =>
        figure(
          times.map((one) => one[key]),
          digits,
        );
      const row = [of('paint'), of('largestPaint'), of('toUsable'), of('usable'), of('shift', 3)];
      console.log(`| ${[path, engine, ...row].join(' | ')} |`);
    }
  }

  console.log(`\n| act, at once | ${engines.join(' | ')} |`);
  console.log(`| --- | ${engines.map(() => '---:').join(' | ')} |`);
  for (const { title, path, act } of ACTS) {
    const latencies = new Map(engines.map((engine) => [engine, [] as (number | null)[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [engine, browser] of browsers)
        latencies.get(engine)?.push(await visit(browser, shop.address, latencyOf(path, act)));
    }
    console.log(`| ${[title, ...[...latencies.values()].map((values) => figure(values))].join(' | ')} |`);
  }
} finally {
  for (const browser of browsers.values()) await browser.close();
  await shop.stop();
}
