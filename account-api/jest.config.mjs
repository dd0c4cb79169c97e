import { jestPreset, withProcesses } from '../shared/tooling/jest/jestPreset.mjs';

export default withProcesses(jestPreset('account-api', { environment: 'node' }), {
  globalSetup: '<rootDir>/test/startPostgres.ts',
  globalTeardown: '<rootDir>/test/stopPostgres.ts',
});
