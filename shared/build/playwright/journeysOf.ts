import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './browserArguments';

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../..');

/**
 * Playwright configuration for the journeys of some deployables, through one composed shop.
 * @param workspaces folders below the root, each with its journeys in `e2e/*.spec.ts`
 */
export function journeysOf(...workspaces: readonly string[]): PlaywrightTestConfig {
  return {
    projects: workspaces.map((name) => ({ name, testDir: path.join(ROOT, name, 'e2e') })),
    outputDir: path.join(ROOT, 'test-results'),
    globalSetup: path.join(HERE, 'globalSetup.ts'),
    fullyParallel: true,
    // Browsers wait more than they work: a third of them uses what two leave idle of two cores.
    workers: 3,
    forbidOnly: Boolean(process.env.CI),
    // A busy machine is slow, not wrong.
    timeout: 60_000,
    expect: { timeout: 15_000 },
    retries: 1,
    reporter: [[process.env.CI ? 'dot' : 'list'], [path.join(HERE, 'flakyReporter.ts')]],
    use: {
      viewport: { width: 375, height: 812 },
      // Journeys that damage answers or count them want those of the network; `offline*.spec.ts` allow the worker.
      serviceWorkers: 'block',
      // Of the second attempt alone: recording takes a sixth of a journey's time. Its snapshots of the page are enough.
      trace: { mode: 'on-first-retry', screenshots: false },
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: [...BROWSER_ARGUMENTS],
      },
    },
  };
}
