/**
 * Measures the time from the first paint until React has hydrated `main`. Performs interactions soon after the first
 * paint, and counts the interactions that have an effect. Starts the shop of this working copy unless `STOREFRONT`
 * contains the address of a running shop.
 *
 *     npx tsx shell/bench/usable.ts [--against <folder of another working copy>] [--interactions <every how many>]
 *
 * Each page is loaded `ROUNDS` times. Each interaction is performed after five different delays on three screen sizes.
 * The 450 interactions take about 30 minutes. `--interactions 10` performs every tenth interaction, `--interactions 0`
 * performs none.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { storedCart, VASE } from '@tanabana/tooling/playwright/storedRecords';
import { DESKTOP, PHONE, type Profile } from '@tanabana/tooling/playwright/profiles';
import { EARLY_INTERACTIONS } from '../e2e/earlyInteractions/allEarlyInteractions';
import { doEarly } from './earlyInteraction';
import { median } from './load';
import { openMeasuredShop } from './measuredShop';
import { loadUntilTakenOver } from './takenOver';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const { values: options } = parseArgs({
  options: { against: { type: 'string' }, interactions: { type: 'string', default: '1' } },
});

/** Delays of interactions after the first paint, in milliseconds. */
const MOMENTS = [0, 100, 300, 800, 1_500];

/** Number of interactions to print, the slowest first. */
const SLOWEST = 15;

const PAGES: readonly { readonly path: string; readonly records?: Readonly<Record<string, string>> }[] = [
  { path: '/' },
  { path: '/catalogue' },
  { path: '/product/10001' },
  { path: '/product/30001' },
  { path: '/cart', records: storedCart(VASE) },
  { path: '/checkout', records: storedCart(VASE) },
  { path: '/blog/an-elephant-made-twice' },
  { path: '/login' },
];

const UNTHROTTLED: Profile = { ...DESKTOP, name: 'desktop, unthrottled', latency: 0, throughput: -1 };

const TABLET: Profile = { ...PHONE, name: 'tablet', viewport: { width: 768, height: 1_024 } };

const { origin, other, browser, close } = await openMeasuredShop(options.against);

async function compareHydration(profile: Profile): Promise<void> {
  console.log(`\nOn a ${profile.name}\n\n| page | first paint | hydrated after it |\n| --- | ---: | ---: |`);
  const builds = [['', origin] as const, ...(other ? [['other ', other] as const] : [])];
  for (const { path, records = {} } of PAGES) {
    const loads = builds.map(() => [] as { paint: number; after: number }[]);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, [, shop]] of builds.entries()) {
        loads[index]?.push(await loadUntilTakenOver(browser, profile, shop + path, records));
      }
    }
    for (const [index, [name]] of builds.entries()) {
      const of = loads[index] ?? [];
      const [paint, after] = [median(of.map((load) => load.paint)), median(of.map((load) => load.after))];
      console.log(`| ${name}${path} | ${Math.round(paint)} | ${Math.round(after)} |`);
    }
  }
}

async function countInteractions(every: number): Promise<void> {
  const all = [PHONE, TABLET, DESKTOP].flatMap((profile) =>
    MOMENTS.flatMap((moment) => EARLY_INTERACTIONS.map((interaction) => ({ profile, moment, interaction }))),
  );
  const chosen = all.filter((_, index) => index % every === 0);
  const answers: { readonly ms: number; readonly what: string }[] = [];
  let effective = 0;
  for (const { profile, moment, interaction } of chosen) {
    const { problem, answerMs } = await doEarly(browser, profile, origin, interaction, moment);
    const what = `${interaction.title} (${interaction.path}) on a ${profile.name}, ${moment} ms after the first paint`;
    for (const ms of answerMs) answers.push({ ms, what });
    if (problem === undefined) effective += 1;
    else console.log(`No effect: ${what}: ${problem}`);
  }
  const sorted = answers.sort((a, b) => a.ms - b.ms);
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.ms ?? 0;
  console.log(
    `\n${effective} of ${chosen.length} interactions had their effect. From an interaction to the next paint: ` +
      `98th percentile ${percentile(0.98)} ms, 99th ${percentile(0.99)} ms, of ${sorted.length}.`,
  );
  console.log('The slowest:');
  for (const { ms, what } of sorted.slice(-SLOWEST).toReversed()) console.log(`  ${ms} ms  ${what}`);
}

try {
  const [load = 0] = loadavg();
  console.log(`Medians of ${ROUNDS} loads, in ms; ${load.toFixed(1)} processes were at work before.`);
  for (const profile of [PHONE, UNTHROTTLED]) await compareHydration(profile);
  const every = Number(options.interactions);
  if (every > 0) await countInteractions(every);
} finally {
  await close();
}
