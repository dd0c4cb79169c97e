import { expect, test } from '@playwright/test';
import { exposeName } from '@tanabana/tooling/webpack/deployable';
import { faulty, type CodeFault } from './faults';
import { openFaultyShop, type FaultyShop } from './faultyShop';
import { firstPageOf, REMOTES } from '../routes';

// The timeout is long, because the server waits 3 s for each page of a remote that does not respond.
test.describe.configure({ timeout: 120_000 });

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

async function visit({ address }: FaultyShop, path: string) {
  const answer = await fetch(address + path);
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control'),
    text: textOf(await answer.text()),
  };
}

/** Expects that the remote's page displays a message, that other pages work, and that the server counts a failure. */
async function expectRegionOnly(
  shop: FaultyShop,
  remote: string,
  message = /is not available just now/,
): Promise<void> {
  const { address } = firstPageOf(remote);
  for (let time = 0; time < 2; time += 1) {
    const broken = await visit(shop, address);
    expect(broken.status).toBe(503);
    expect(broken.cacheControl).toBe('private, no-store, no-transform');
    expect(broken.text).toMatch(message);
    expect(broken.text).toMatch(/Easy returns within 30 days.*Privacy/);
  }
  // The home page works without the catalogue, because fallbacks replace the fragments of the catalogue.
  const other = await visit(shop, remote === 'content' ? '/cart' : '/');
  expect(other.status).toBe(200);
  expect(other.text).not.toMatch(/is not available just now/);
  expect(await shop.countsFailures()).toBe(true);
}

async function expectWhole(shop: FaultyShop, remote: string): Promise<void> {
  const { status, text } = await visit(shop, firstPageOf(remote).address);
  expect(status).toBe(200);
  expect(text).not.toMatch(/is not available just now/);
}

/** Faults of pages, and the same faults in pages that catch them. */
const CODE_FAULTS: readonly (readonly [CodeFault, message?: RegExp])[] = [
  ['throws when it is loaded'],
  ['throws while rendering'],
  ['never has its data'],
  ['has its data after 10 s'],
  ['catches an error when it is loaded', /The page caught its failure/],
  ['catches an error while rendering', /The page caught its failure/],
  ['gives up on its data after 1 s', /The page caught its failure/],
];

for (const { remote, fault, message } of REMOTES.flatMap(({ remote }) =>
  CODE_FAULTS.map(([fault, message]) => ({ remote, fault, message })),
)) {
  test(`a version of ${remote} that ${fault} on the server breaks only its own region, and a valid version repairs it`, async () => {
    const shop = await openFaultyShop(remote, faulty(fault, firstPageOf(remote).expose, ['server']));
    await expectRegionOnly(shop, remote, message);
    await shop.promoteValid();
    await expectWhole(shop, remote);
    await shop.close();
  });
}

const FILE_FAULTS = {
  'is missing': 'missing',
  'is garbage': () => '\u0000 no script at all',
  'is cut off in the middle': (content: string) => content.slice(0, content.length / 2),
  'has other bytes than were published': (content: string) => `${content}\nglobalThis.tampered = true;`,
} as const;

const FILE_CASES = REMOTES.flatMap(({ remote }) =>
  Object.entries(FILE_FAULTS).map(([fault, change]) => ({ remote, fault, change })),
);

for (const { remote, fault, change } of FILE_CASES) {
  test(`when a server file of ${remote} ${fault}, only its own region breaks, until the file is restored`, async () => {
    const shop = await openFaultyShop(remote);
    await shop.damage(serverFileOf(remote), change);
    await expectRegionOnly(shop, remote);
    expect('tampered' in globalThis).toBe(false);
    shop.restore();
    await expectWhole(shop, remote);
    await shop.close();
  });
}

function serverFileOf(remote: string): string {
  return `server/${exposeName(firstPageOf(remote).expose)}.cjs`;
}
