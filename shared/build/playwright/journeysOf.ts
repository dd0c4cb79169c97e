import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './browserArguments';
import { IS_NIGHTLY } from './isNightly';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../..');

/**
 * Playwright configuration for the journeys of some deployables, against one composed shop.
 * @param workspaces folders below the root, each with its journeys in `e2e/*.spec.ts`
 */
export function journeysOf(...workspaces: readonly string[]): PlaywrightTestConfig {
  return {
    // Long journeys, over every page or many versions, run every night: `npm run test:nightly`.
    testIgnore: IS_NIGHTLY ? [] : '**/*.nightly.spec.ts',
    projects: workspaces.map((name) => ({ name, testDir: path.join(ROOT, name, 'e2e') })),
    outputDir: path.join(ROOT, 'test-results'),
    globalSetup: path.join(HERE, 'globalSetup.ts'),
    fullyParallel: true,
    // Browsers mostly wait: three of them use two cores fully.
    workers: 3,
    forbidOnly: Boolean(process.env.CI),
    // A busy machine needs longer timeouts.
    timeout: 60_000,
    expect: { timeout: 15_000 },
    retries: 1,
    reporter: process.env.CI ? 'dot' : 'list',
    use: {
      viewport: { width: 375, height: 812 },
      // Journeys that change or count responses need those of the network; journeys of offline pages allow the worker.
      serviceWorkers: 'block',
      // For the second attempt only: recording takes a sixth of a journey's time.
      trace: { mode: 'on-first-retry', screenshots: false },
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: [...BROWSER_ARGUMENTS],
      },
    },
  };
}
