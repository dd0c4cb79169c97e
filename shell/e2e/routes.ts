import path from 'node:path';
import { readContracts } from '@tanabana/build/publish/readContract';
import { IS_NIGHTLY } from '@tanabana/build/playwright/isNightly';
import { manifestRoute } from '@tanabana/build/webpack/manifestRoute';

const contracts = await readContracts(path.resolve(import.meta.dirname, '../..'));

/** An address that stands for a page, with what its owner says of it. */
interface Sample {
  readonly remote: string;
  readonly address: string;
  readonly expose: string;
  /** Whether only the visitor's browser has its content; the server renders its frame. */
  readonly isFilledByBrowser: boolean;
}

const SAMPLES: readonly Sample[] = contracts.flatMap(({ name, routes }) =>
  routes.map(manifestRoute).flatMap(({ expose, isPersonal = false, waiting, samples = [] }) => {
    const isFilledByBrowser = isPersonal && waiting !== undefined;
    return samples.map((address) => ({ remote: name, address, expose, isFilledByBrowser }));
  }),
);

/** One address or several of every page. */
export const ALL_PAGES = SAMPLES.map(({ address }) => address);

/** A page of each layout, for journeys that take long. */
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

/** All pages at night, otherwise one of each layout. */
export const CHECKED_PAGES = IS_NIGHTLY ? ALL_PAGES : TYPICAL_PAGES;

/** Remotes that have a page, each with the first of them. */
export const REMOTES: readonly Sample[] = contracts.flatMap(
  ({ name }) => SAMPLES.find(({ remote }) => remote === name && name !== 'shell') ?? [],
);

/** The first page of a remote. @throws {Error} when it has none */
export function firstPageOf(remote: string): Sample {
  const sample = REMOTES.find((candidate) => candidate.remote === remote);
  if (!sample) throw new Error(`${remote} has no page that checks may visit`);
  return sample;
}

/** Pages of which the server renders the frame only. */
export const PERSONAL_PAGES = SAMPLES.filter(({ isFilledByBrowser }) => isFilledByBrowser).map(
  ({ address }) => address,
);
