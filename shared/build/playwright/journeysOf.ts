import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './browserArguments';
import { IS_NIGHTLY } from './isNightly';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../..');

/**
 * Creates the Playwright configuration for journeys of one or more deployables, against one composed shop.
 * @param workspaces folders below the root with journeys in `e2e/*.spec.ts`
 */
export function journeysOf(...workspaces: readonly string[]): PlaywrightTestConfig {
  return {
    // `npm run test:nightly` runs the long journeys.
    testIgnore: IS_NIGHTLY ? [] : '**/*.nightly.spec.ts',
    projects: workspaces.map((name) => ({ name, testDir: path.join(ROOT, name, 'e2e') })),
    outputDir: path.join(ROOT, 'test-results'),
    globalSetup: path.join(HERE, 'globalSetup.ts'),
    fullyParallel: true,
    // Browsers mostly wait, so that three use two cores fully.
    workers: 3,
    forbidOnly: Boolean(process.env.CI),
    // A busy machine needs longer timeouts.
    timeout: 60_000,
    expect: { timeout: 15_000 },
    retries: 1,
    reporter: process.env.CI ? 'dot' : 'list',
    use: {
      viewport: { width: 375, height: 812 },
      // A service worker would answer requests that journeys change or count. Journeys of offline pages allow workers.
      serviceWorkers: 'block',
      // Recording takes a sixth of a journey's time.
      trace: { mode: 'on-first-retry', screenshots: false },
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: [...BROWSER_ARGUMENTS],
      },
    },
  };
}
