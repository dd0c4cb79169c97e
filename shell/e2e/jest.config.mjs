import { jestPreset } from '../../shared/build/jestPreset.mjs';

export default {
  ...jestPreset('journeys', { environment: 'node' }),
  testMatch: ['**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: './startEverything.ts',
  globalTeardown: './stopEverything.ts',
  setupFilesAfterEnv: ['./retryOnce.ts'],
  testTimeout: 60_000,
  maxWorkers: 2,
};
