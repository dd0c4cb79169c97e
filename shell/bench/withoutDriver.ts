/**
 * Measures when pages are usable in browsers that nothing drives: each starts with an empty profile, rests, opens one
 * page and reports its own times. A driver's work in the browser's processes is thus left out.
 *
 *     npx tsx shell/bench/withoutDriver.ts [--engine firefox]…
 *
 * The engines take turns, `ROUNDS` times; figures are medians.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_ARGUMENTS } from '@tanabana/build/playwright/browserArguments';
import { environmentOfOtherBrowsers } from '@tanabana/build/playwright/chromiumPath';
import { startShop } from '@tanabana/build/playwright/startShop';
import { storedCart, VASE } from '@tanabana/build/playwright/storedRecords';
import { openScreen } from '../e2e/engines/drivers/screen';
import { ENGINES, programsOf, type Engine } from '../e2e/engines/engines';
import { FIREFOX_PREFERENCES } from '../test/screenReader/firefoxPreferences';
import { median } from './load';
import { openReportingShop, type ReportedTimes } from './reportingShop';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PAGES = ['/', '/catalogue', '/product/10001', '/product/30001', '/cart', '/blog', '/login'];

const { values: options } = parseArgs({ options: { engine: { type: 'string', multiple: true } } });
const engines = ENGINES.filter((engine) => options.engine?.includes(engine) ?? true);

/** Programs and arguments that open an address with an empty profile, in a window as wide as a phone. */
async function commandOf(engine: Engine, profile: string, address: string): Promise<readonly string[]> {
  const programs = (await programsOf(engine)).map(({ name, path: program }) => {
    if (program === undefined) throw new Error(`${name} is missing`);
    return program;
  });
  const [first = '', second = ''] = programs;
  if (engine === 'webkit') return [second, '--geometry=390x844', address];
  if (engine === 'firefox')
    return [first, '--headless', '--no-remote', '--profile', profile, '--window-size=390,844', address];
  const own = [`--user-data-dir=${profile}`, '--window-size=390,844', '--remote-debugging-port=0'];
  return [first, ...BROWSER_ARGUMENTS, '--no-first-run', ...own, address];
}

/** Opens an address in a browser that has nothing of the shop. @returns what the page reported */
async function visit(engine: Engine, shop: Awaited<ReturnType<typeof openReportingShop>>, page: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'tanabana-profile-'));
  writeFileSync(path.join(profile, 'user.js'), FIREFOX_PREFERENCES);
  const records = page === '/cart' ? storedCart(VASE) : {};
  const [program = '', ...words] = await commandOf(engine, profile, shop.startAddress(page, records));
  const folders = {
    HOME: profile,
    XDG_CACHE_HOME: profile,
    XDG_DATA_HOME: profile,
    XDG_CONFIG_HOME: profile,
  };
  const browser = spawn(program, words, {
    detached: true,
    stdio: 'ignore',
    env: {
      ...(engine === 'chromium' ? process.env : environmentOfOtherBrowsers()),
      ...folders,
      DISPLAY: screen.display,
      NO_AT_BRIDGE: '1',
    },
  });
  try {
    return await shop.reported();
  } finally {
    // The whole group: browsers have processes of their own.
    process.kill(-(browser.pid ?? 0), 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 500));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const screen = await openScreen();
const shop = await startShop();
const reporting = await openReportingShop(shop.address);
try {
  const [load = 0] = loadavg();
  console.log(`Medians of ${ROUNDS}, in ms; ${load.toFixed(1)} processes were at work before.`);
  console.log('\n| page | engine | first paint | usable | first paint to usable | usable, of all rounds |');
  console.log('| --- | --- | ---: | ---: | ---: | --- |');
  for (const page of PAGES) {
    const times = new Map(engines.map((engine) => [engine, [] as ReportedTimes[]]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const engine of engines) times.get(engine)?.push(await visit(engine, reporting, page));
    for (const [engine, found] of times) {
      const of = (figure: (one: ReportedTimes) => number) => median(found.map(figure)).toFixed(0);
      const cells = [of(({ paint }) => paint), of(({ usable }) => usable)];
      const after = of(({ paint, usable }) => Math.max(0, usable - paint));
      const all = found.map(({ usable }) => usable.toFixed(0)).join(', ');
      console.log(`| ${[page, engine, ...cells, after, all].join(' | ')} |`);
    }
  }
} finally {
  reporting.close();
  await shop.stop();
  screen.close();
}
