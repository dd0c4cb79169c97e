import { jestPreset } from '../../shared/build/jestPreset.mjs';

export default {
  ...jestPreset('journeys', { environment: 'node' }),
  testMatch: ['**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: './startEverything.mjs',
  globalTeardown: './stopEverything.mjs',
  testTimeout: 60_000,
  maxWorkers: 2,
};
