import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Engine } from './journey';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ENGINES: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

/**
 * Defines one project for each browser engine. Playwright Test runs the journeys, but the drivers in this folder
 * start the browsers.
 */
export default defineConfig<object, { readonly engine: Engine }>({
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
  testDir: 'journeys',
  testMatch: '*.journeys.ts',
  outputDir: path.join(ROOT, 'test-results/engines'),
  globalSetup: path.join(ROOT, 'shared/tooling/playwright/globalSetup.ts'),
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50, 100, 250, 500] } },
  retries: Number(process.env.RETRIES ?? 1),
  reporter: process.env.CI ? 'dot' : 'list',
});
