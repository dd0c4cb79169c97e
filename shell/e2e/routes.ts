import { resolve } from 'node:path';
import { readContracts } from '@tanabana/tooling/publish/deployables';
import { IS_NIGHTLY } from '@tanabana/tooling/playwright/journeysOf';
import { manifestRoute } from '@tanabana/tooling/webpack/deployable';

const contracts = await readContracts(resolve(import.meta.dirname, '../..'));

interface Sample {
  readonly remote: string;
  readonly address: string;
  readonly expose: string;
  /** Whether the content is personal, so that only the browser renders it. */
  readonly isFilledByBrowser: boolean;
}

/** Addresses of the sample shop's data, by path of the page. */
const OF_DATA: Readonly<Record<string, readonly string[]>> = {
  '/catalogue': ['/catalogue', '/catalogue?category=rugs'],
  '/product/:id': ['/product/10001', '/product/30001'],
  '/compare': ['/compare?ids=10001,10002,30001'],
  '/tear-sheet': ['/tear-sheet?ids=10001,30001'],
  '/coming-soon/:slug': ['/coming-soon/millet-foods'],
  '/blog/:id': ['/blog/how-a-rug-is-read-aloud'],
};

const SAMPLES: readonly Sample[] = contracts.flatMap(({ name, routes }) =>
  routes.map(manifestRoute).flatMap(({ path, expose, isPersonal = false, waiting, samples = [] }) => {
    const isFilledByBrowser = isPersonal && waiting !== undefined;
    return (OF_DATA[path] ?? samples).map((address) => ({
      remote: name,
      address,
      expose,
      isFilledByBrowser,
    }));
  }),
);

/** Lists at least one address of every page. */
export const ALL_PAGES = SAMPLES.map(({ address }) => address);

/** One page for each layout, for journeys that take too long to run on every page. */
export const TYPICAL_PAGES = [
  '/',
  '/catalogue',
  '/product/10001',
  '/cart',
  '/checkout',
  '/login',
  '/contact',
  '/artisans',
  '/blog/how-a-rug-is-read-aloud',
];

/** All pages in nightly runs, otherwise one page for each layout. */
export const CHECKED_PAGES = IS_NIGHTLY ? ALL_PAGES : TYPICAL_PAGES;

/** First example page of each remote. */
export const REMOTES: readonly Sample[] = contracts.flatMap(
  ({ name }) => SAMPLES.find(({ remote }) => remote === name && name !== 'shell') ?? [],
);

/** @throws {Error} if the remote has no page */
export function firstPageOf(remote: string): Sample {
  const sample = REMOTES.find((candidate) => candidate.remote === remote);
  if (!sample) throw new Error(`${remote} has no page with a sample address`);
  return sample;
}

/** Pages whose content only the browser renders. */
export const PERSONAL_PAGES = SAMPLES.filter(({ isFilledByBrowser }) => isFilledByBrowser).map(
  ({ address }) => address,
);
