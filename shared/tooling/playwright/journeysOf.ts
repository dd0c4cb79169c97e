import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './chromiumPath';

/** Whether this is a nightly run, which includes the long journeys, and runs journeys on all pages and screens. */
export const IS_NIGHTLY = process.env.NIGHTLY === '1';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../..');

/**
 * All journeys visit the same shop.
 * @param workspaces folders below the root with journeys in `e2e/*.spec.ts`
 */
export function journeysOf(...workspaces: readonly string[]): PlaywrightTestConfig {
  // Journeys visit the sample shop, and some build it.
  delete process.env.SHOP;
  return {
    ...configuration(),
    projects: workspaces.map((name) => ({ name, testDir: path.join(ROOT, name, 'e2e') })),
    outputDir: path.join(ROOT, 'test-results'),
  };
}

/**
 * Journeys visit the shop at the address `STOREFRONT` if set, or else the remote alone.
 * @param folder of the repository
 */
export function journeysOfRepository(folder: string): PlaywrightTestConfig {
  const { STOREFRONT, PORT = '3100' } = process.env;
  const url = `http://localhost:${PORT}`;
  // Sets an environment variable, because the worker processes of Playwright inherit the environment.
  process.env.STOREFRONT ??= url;
  return {
    ...configuration(),
    testDir: path.join(folder, 'e2e'),
    outputDir: path.join(folder, 'test-results'),
    ...(!STOREFRONT && { webServer: { command: 'npm start', url, timeout: 120_000 } }),
  };
}

function configuration(): PlaywrightTestConfig {
  return {
    // The long journeys run only in `npm run test:nightly`.
    testIgnore: IS_NIGHTLY ? [] : '**/*.nightly.spec.ts',
    globalSetup: path.join(HERE, `globalSetup${path.extname(import.meta.filename)}`),
    fullyParallel: true,
    // Journeys mostly wait, so three workers are needed to use two processor cores.
    workers: 3,
    forbidOnly: Boolean(process.env.CI),
    // The timeouts are generous, because pages are slow on a busy computer.
    timeout: 60_000,
    expect: { timeout: 15_000 },
    // The reporter lists flaky journeys: those that passed when they were run again.
    retries: 1,
    reporter: process.env.CI ? 'dot' : 'list',
    use: {
      viewport: { width: 375, height: 812 },
      // A service worker would answer requests that journeys intercept or count. Journeys of offline pages override
      // this option.
      serviceWorkers: 'block',
      // Records a trace only when a failed journey runs again, because recording makes a journey slower by a sixth.
      trace: { mode: 'on-first-retry', screenshots: false },
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: [...BROWSER_ARGUMENTS],
      },
    },
  };
}
