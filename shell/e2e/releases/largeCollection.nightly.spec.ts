import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FAILED_ANSWER } from '@tanabana/tooling/playwright/accounts';
import { expectHydrated, goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test as base } from '@tanabana/tooling/playwright/journey';
import { growShop } from '../../bench/grownShop';
import { typeWords } from './typingVisitors';

const SIZE = 10_000;

const METRICS_TOKEN = 'the token of the metrics';

interface LargeShop {
  readonly address: string;
  /** Promotes the sources of the copy under a brand. */
  readonly promote: (brand: string) => Promise<void>;
  /** Publishes the catalogue with a changed product. */
  readonly publishChanged: () => Promise<void>;
}

const test = base.extend<object, { readonly large: LargeShop }>({
  large: [
    async ({}, use) => {
      const { root, runScript, start, remove } = await growShop(SIZE);
      const shop = await start({ METRICS_TOKEN });
      try {
        await use({
          address: shop.address,
          promote: async (brand) => {
            await runScript(
              { SETTINGS: JSON.stringify({ brand }) },
              'shell/cli/main.ts',
              'promote',
              '--sources',
            );
          },
          publishChanged: async () => {
            const file = path.join(root, 'mfe-catalogue/collection/rugs/10001.json');
            writeFileSync(file, readFileSync(file, 'utf8').replace('Gulnar', 'Gulrang'));
            await runScript({}, 'shared/tooling/publish/main.ts', 'publish', 'catalogue');
          },
        });
      } finally {
        await shop.stop();
        remove();
      }
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
});
// Without a network, and for a release that is no longer served, requests fail on purpose.
test.use({
  allowedComplaints: new RegExp(`${FAILED_ANSWER.source}|could not be loaded|ERR_INTERNET_DISCONNECTED`),
});
test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

test('a large collection is found by the server, through Back, a promotion and an outage', async ({
  page,
  context,
  large,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch') asked.push(pathname + search);
  });
  const articles = page.locator('main article');
  const names = () => articles.getByRole('heading').allTextContents();
  await goTo(page, `${large.address}/catalogue`);
  await expect(page.getByText(`Showing ${SIZE} of ${SIZE} products`)).toBeVisible();

  await page.getByRole('button', { name: 'Material' }).click();
  await page.getByRole('checkbox', { name: /^Silk/ }).check();
  await expect(page).toHaveURL(/\?material=silk$/);
  await expect(page.getByText(new RegExp(`^Showing (?!${SIZE} )\\d+ of ${SIZE} products$`))).toBeVisible();
  expect(asked.filter((address) => address.startsWith('/_data/'))).toEqual([
    expect.stringMatching(/^\/_data\/[0-9a-z-]+\/catalogue\?material=silk$/),
  ]);
  expect(asked.filter((address) => /\/data\/(?:cards|search)\./.test(address))).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('blue vase');
  await expect(page.getByRole('button', { name: 'Remove “blue vase”' })).toBeVisible();
  await expect(articles.first()).toContainText(/vase/i);
  const found = await names();

  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('brass');
  const option = page.getByRole('option').filter({ hasText: /brass/i }).first();
  await option.click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=blue\+vase$/);
  await expect.poll(names).toEqual(found);

  await large.promote('Tanabana Two');
  await expect
    .poll(async () => (await page.request.get(large.address)).text(), { timeout: 60_000 })
    .toContain('Tanabana Two');
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Name A-Z');
  await expect(page).toHaveTitle(/Tanabana Two/);
  await expectHydrated(page);
  await expect(page).toHaveURL(/\?q=blue\+vase&sort=name$/);
  expect([...(await names())].sort()).not.toEqual([]);

  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Newest First');
  await expect(page.getByText('Loading products...')).toBeHidden();
  const newest = await names();
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price: Low to High');
  await expect(page.getByText(/^We could not reach the shop/)).toBeVisible();
  expect(await names()).toEqual(newest);
  await context.setOffline(false);
  await expect(page.getByText(/^We could not reach the shop/)).toBeHidden();
  await expect(page).toHaveURL(/sort=price-low$/);
});

test('50 visitors type while another version is promoted, and no render process ends', async ({ large }) => {
  const visitors = 50;
  await large.publishChanged();
  let isOver = false;
  const typing = typeWords(large.address, visitors, () => isOver);
  await large.promote('Tanabana Three');
  await expect
    .poll(async () => (await fetch(large.address)).text(), { timeout: 60_000 })
    .toContain('Tanabana Three');
  await delay(20_000);
  isOver = true;
  const { answers, documents } = await typing;

  const failed = documents.filter(({ status, fallback }) => status !== 200 || fallback);
  expect(failed).toEqual([]);
  expect(answers.map(({ status }) => status)).not.toContain(500);
  // A busy server answers 503. It then serves every visitor, not the same ones.
  const answered = answers.filter(({ status }) => status === 200);
  expect(new Set(answered.map(({ visitor }) => visitor)).size).toBe(visitors);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${large.address}/metrics`, { headers })).text();
  expect(metrics.match(/^tanabana_render_processes_ended_total\S* [1-9].*/gm) ?? []).toEqual([]);
});
