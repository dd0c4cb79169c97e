import { jestPreset } from '../shared/build/jestPreset.mjs';

export default {
  ...jestPreset('account-api', { environment: 'node' }),
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test/startPostgres.ts',
  globalTeardown: '<rootDir>/test/stopPostgres.ts',
};
