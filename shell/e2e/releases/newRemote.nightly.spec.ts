import { rmSync } from 'node:fs';
import path from 'node:path';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { startShop } from '@tanabana/tooling/playwright/startShop';
import { copyRepository } from '../../test/copyRepository';

const BOARD_TOKEN = 'the token of the board';

// The timeout is long, because this test builds a remote and starts a shop.
test.describe.configure({ timeout: 180_000 });

test('a new remote is generated, tested, released to a running shop, and removed again', async ({ page }) => {
  const copy = copyRepository(path.resolve(import.meta.dirname, '../../..'));
  const release = (...words: string[]) => copy.run('npm', 'run', '--silent', 'release', '--', ...words);
  const shop = await startShop({
    ...copy.environment,
    BOARD_TOKEN,
  });
  const read = async (path: string, origin = shop.address) => {
    const answer = await fetch(origin + path, {
      headers: { authorization: `Bearer ${BOARD_TOKEN}` },
    });
    return { status: answer.status, text: await answer.text() };
  };
  try {
    await copy.run('npm', 'run', 'new-remote', '--', 'gifts');
    expect([...copy.changes()].sort()).toEqual([
      'Files repository/.github/CODEOWNERS and copy/.github/CODEOWNERS differ',
      'Files repository/package-lock.json and copy/package-lock.json differ',
      'Only in copy/.github/workflows: mfe-gifts.yml',
      'Only in copy: mfe-gifts',
    ]);
    await copy.run('npm', 'test', '-w', 'mfe-gifts');
    await release('publish', 'mfe-gifts');
    await release('compose', 'gifts');
    await release('promote');

    await expect.poll(async () => (await read('/gifts')).status).toBe(200);
    await goTo(page, `${shop.address}/sitemap`);
    await page.getByRole('main').getByRole('link', { name: 'Gifts', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
    expect((await read('/sitemap.xml')).text).toContain('/gifts</loc>');
    expect((await read('/', shop.board)).text).toContain('Gifts team');

    rmSync(path.join(copy.root, 'mfe-gifts'), { recursive: true });
    await release('compose', '--without', 'gifts');
    await release('promote');
    await expect.poll(async () => (await read('/gifts')).status).toBe(404);
    expect((await read('/sitemap')).text).not.toContain('Gifts');
    expect((await read('/catalogue')).status).toBe(200);
  } finally {
    await shop.stop();
    copy.remove();
  }
});
