import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@tanabana/tooling/playwright/journey';

const ADDRESS = 'http://localhost:43131';

let server: ChildProcess;

test.beforeAll(async () => {
  // The time limit includes the build of the remote by the dev server.
  test.setTimeout(180_000);
  server = spawn('npm', ['start'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'development', PORT: new URL(ADDRESS).port },
    stdio: 'ignore',
    detached: true,
  });
  const isServed = () =>
    fetch(ADDRESS).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 170_000 }).toBe(true);
});

test.afterAll(() => {
  if (server.pid !== undefined) process.kill(-server.pid);
});

test('the cart alone displays lines with picture and price of the catalogue, without warnings', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}/cart#lines=10001:40:8_x_10_ft`);
  await page.getByRole('button', { name: 'Fill my cart' }).click();
  const line = page.getByRole('article', { name: 'Gulnar Medallion Rug' });
  await expect(line.getByText('Price on enquiry')).toBeVisible();
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => line.locator('img').evaluate(isLoaded)).toBe(true);
});
