import path from 'node:path';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { startShop } from '@tanabana/tooling/playwright/startShop';
import { copyRepository } from '../../test/copyRepository';
import { ALL_PAGES, REMOTES } from '../routes';

/** Names of generated remotes, which increase the number of remotes to sixteen. */
const NAMES = Array.from('abcdefghijklmnop')
  .slice(REMOTES.length)
  .map((letter) => `gift${letter}`);

// The timeout is long, because this test builds a dozen remotes and opens every page.
test.describe.configure({ timeout: 600_000 });

test('a shop of sixteen remotes passes verification, and every page is hydrated', async ({ page }) => {
  const copy = copyRepository(path.resolve(import.meta.dirname, '../../..'));
  const release = (...words: string[]) => copy.run('npm', 'run', '--silent', 'release', '--', ...words);
  const shop = await startShop(copy.environment);
  try {
    for (const name of NAMES) await copy.run('npm', 'run', 'new-remote', '--', name);
    await release('publish', ...NAMES);
    await release('compose', ...NAMES);
    await release('promote');
    await expect.poll(async () => (await fetch(`${shop.address}/${NAMES.at(-1)}`)).status).toBe(200);
    for (const address of [...NAMES.map((name) => `/${name}`), ...ALL_PAGES]) {
      await goTo(page, shop.address + address);
    }
  } finally {
    await shop.stop();
    copy.remove();
  }
});
