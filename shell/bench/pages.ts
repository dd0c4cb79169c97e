/**
 * Measures the transferred bytes of pages and the work of the browser's main thread. Each page is measured with scripts
 * and without scripts. Starts the shop of this working copy unless `STOREFRONT` contains the address of a running shop.
 *
 *     npx tsx shell/bench/pages.ts [--against <folder of another working copy>] [--page <path>]… [--profile phone]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { DESKTOP, PHONE, type Profile } from '@tanabana/tooling/playwright/profiles';
import { MEASURED_PAGES } from './measuredPages';
import { headings, rowOf } from './pageColumns';
import { loadPage, type PageLoad } from './pageLoad';
import { openMeasuredShop } from './measuredShop';
import { openStandIn } from './standIn';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    page: { type: 'string', multiple: true },
    profile: { type: 'string' },
  },
});

const pages = MEASURED_PAGES.filter(({ path }) => options.page?.includes(path) ?? true);
const profiles = [PHONE, DESKTOP].filter(({ name }) => [name, undefined].includes(options.profile));
if (pages.length === 0 || profiles.length === 0) {
  const paths = MEASURED_PAGES.map(({ path }) => path).join(', ');
  throw new Error(`--page takes ${paths}; --profile takes ${PHONE.name} or ${DESKTOP.name}.`);
}

/** A shop whose pages are delivered with or without scripts. */
interface Subject {
  readonly name: string;
  readonly origin: string;
  readonly close: () => void;
}

async function openSubject(name: string, storefront: string, withScripts: boolean): Promise<Subject> {
  return { name, ...(await openStandIn(storefront, withScripts)) };
}

const { origin: shop, other, browser, close } = await openMeasuredShop(options.against);
const subjects = await Promise.all([
  openSubject('page', shop, true),
  openSubject('without scripts', shop, false),
  ...(other === undefined
    ? []
    : [openSubject('other page', other, true), openSubject('other without', other, false)]),
]);

/**
 * Loads a page `ROUNDS` times for each subject. The subjects alternate, so that the load of the computer affects all of
 * them equally.
 */
async function measure(profile: Profile, path: string, records: Readonly<Record<string, string>>) {
  const measured = subjects.map((subject) => ({ ...subject, loads: [] as PageLoad[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { origin, loads } of measured) {
      loads.push(await loadPage(browser, profile, origin + path, records));
    }
  }
  return measured;
}

try {
  const [load = 0] = loadavg();
  console.log(`Medians of ${ROUNDS} loads, in ms; ${load.toFixed(1)} processes were at work before.`);
  for (const profile of profiles) {
    console.log(`\nOn a ${profile.name}\n\n${headings()}`);
    for (const { path, records } of pages) {
      for (const { name, loads } of await measure(profile, path, records)) {
        console.log(rowOf(path, name, loads));
      }
    }
  }
} finally {
  subjects.forEach((subject) => subject.close());
  await close();
}
